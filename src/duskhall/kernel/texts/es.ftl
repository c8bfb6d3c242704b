### Lo que dicen todos los juegos, en español. en.ftl tiene las mismas claves en el mismo orden.

## Palabras

nobody = nadie
nothing = nada
seat-name = Jugador { $number }
designed = { $name }°
rule-number = regla { $rule }

## Negativas

refused-by-rule = { $sentence } (regla { $rule })
refusal-game-over = La partida ha terminado.
refusal-not-asked = { $seat } no tiene nada que decidir ahora.
refusal-other-question = Esa no es la pregunta de ahora. La pregunta es: { $question }
refusal-no-such-option = Esa opción no existe. La pregunta es: { $question }
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-barrier = Eso ya no se puede deshacer: desde entonces se ha sabido algo, o alguien más ha decidido.
refusal-already-taken = Alguien se ha adelantado. La pregunta era: { $question }
refusal-no-such-seat = Ese asiento no existe en esta mesa.
refusal-no-such-player = En un asiento juega una persona o un bot con nombre.
refusal-bad-statement = Eso no es una declaración que quepa en un registro.

## Resultado

ending-truncated = Un límite cortó la partida.
place = { $place }.º

## Comprobar un registro

verify-true = El registro es verdadero: la semilla es la prometida, y con ella y las reglas salen las { $entries } entradas.
verify-adopted = El registro es verdadero, también con la versión { $version } de las reglas; se jugó con la versión { $older }.
verify-adopted-content = El registro es verdadero, también con el contenido de aquí; se jugó con otro contenido.
verify-game = El registro es de { $found }, no de { $expected }.
verify-rules-version = El registro se jugó con la versión { $found } de las reglas; aquí están en la versión { $expected }.
verify-no-seed = El registro no contiene la semilla del servidor, así que sus tiradas no se pueden comprobar antes del final.
verify-commitment = El compromiso { $found } no encaja con la semilla del servidor y la mesa { $table }.
verify-setup = El registro no se puede reproducir: { $reason }
verify-content = El registro se jugó con el contenido { $found }; aquí es { $expected }.
verify-decision = Entrada { $entry }: { $seat } no puede responder a { $question } con { $option }: { $reason } (regla { $rule }).
verify-entry = La entrada { $entry } ({ $kind } de { $seat }) no es posible: { $reason }.
verify-decision-changed = Entrada { $entry }: según el registro, { $seat } respondió a { $question } con { $found }; su huella es la de { $expected }.
verify-draw = Entrada { $entry }, tirada { $draw } ({ $purpose }): el registro dice { $found }, la semilla da { $expected }.
verify-other-draw = Entrada { $entry }, tirada { $draw }: el registro tiene { $found } donde las reglas hacen { $expected }.
verify-event = Entrada { $entry }, suceso { $number } ({ $event }), { $field }: el registro dice { $found }, las reglas dan { $expected }.
verify-other-event = Entrada { $entry }, suceso { $number }: el registro dice { $found } donde las reglas cuentan { $expected }.
verify-digest = La entrada { $entry } no es la que era: su huella es { $found }, no { $expected }.
verify-head-digest = Los nombres, las opciones o las contribuciones no son los que eran: la primera huella es { $found }, no { $expected }.
verify-outcome = El resultado ({ $field }): el registro dice { $found }, las reglas dan { $expected }.

## Probabilidades

odds-success = éxito { $percent } %

## Errores

mistake-unknown-game = No existe el juego { $game }; los juegos son { $games }.
mistake-unknown-bot = No existe el bot { $bot } para { $game }; los bots son { $bots }.
mistake-unknown-language = Duskhall no habla { $language }; habla { $languages }.
mistake-players = { $game } es para { $fewest } a { $most } personas, no para { $players }.
mistake-unknown-option = { $game } no tiene la opción { $option }; tiene { $options }.
mistake-option-value = La opción { $option } no puede ser { $value }; es una de { $possible }.
mistake-content = { $file }: { $problem }
