### Lo que dicen todos los juegos, en español. en.ftl tiene las mismas claves en el mismo orden.

## Palabras

nobody = nadie
nothing = nada
seat-name = Jugador { $number }
designed = { $name }°
rule-number = regla { $rule }
bot-random = Tahúr
bot-random-text = lo deja todo al azar
bot-novice = Novato
bot-novice-text = yerra como quien empieza
bot-adept = Experto
bot-adept-text = juega bien y sin demora
bot-master = Maestro
bot-master-text = piensa a fondo cada decisión
bot-learner = Autodidacta
bot-learner-text = aprendió de muchas partidas

## Las reglas y el reglamento impreso

rule-sources = Reglamento: { $places }
rule-ours = No está en el reglamento: es nuestra.
source-page = { $heading }, página { $number }
source-line = { $heading }, línea { $number }

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
verify-adopted-rules = El registro dice que se jugó con la versión { $older } de las reglas, que no está aquí y no se puede comprobar; con la versión { $version } sus { $entries } entradas salen igual.
verify-adopted-content = El registro dice que se jugó con el contenido { $found }, que no está aquí y no se puede comprobar; con el contenido de aquí, { $expected }, sus { $entries } entradas salen igual.
verify-other-rules = El registro dice que se jugó con la versión { $older } de las reglas, que no está aquí y no se puede comprobar; su semilla, sus tiradas y sus huellas son correctas, pero con la versión { $version } sale de otra manera: { $difference }
verify-other-content = El registro dice que se jugó con el contenido { $found }, que no está aquí y no se puede comprobar; su semilla, sus tiradas y sus huellas son correctas, pero con el contenido de aquí, { $expected }, sale de otra manera: { $difference }
verify-complete = La partida está completa.
verify-incomplete = La partida no está completa: después de la entrada { $entry }, { $seat } todavía tiene que responder a { $question }.
verify-game = El registro es de { $found }, no de { $expected }.
verify-rules-version = El registro se jugó con la versión { $found } de las reglas; aquí están en la versión { $expected }.
verify-no-seed = El registro no contiene la semilla del servidor, así que sus tiradas no se pueden comprobar antes del final.
verify-commitment = El compromiso { $found } no encaja con la semilla del servidor y la mesa { $table }.
verify-setup = { $reason }
verify-content = El registro se jugó con el contenido { $found }; aquí es { $expected }.
verify-embedded-content = El contenido que lleva el registro tiene la huella { $expected }; el registro dice { $found }.
verify-decision = Entrada { $entry }: { $seat } no puede responder a { $question } con { $option }: { $reason } (regla { $rule }).
verify-entry = La entrada { $entry } ({ $kind } de { $seat }) no es posible: { $reason }.
verify-decision-changed = Entrada { $entry }: según el registro, { $seat } respondió a { $question } con { $found }; su huella es la de { $expected }.
verify-draw = Entrada { $entry }, tirada { $draw } ({ $purpose }): el registro dice { $found }, la semilla da { $expected }.
verify-other-draw = Entrada { $entry }, tirada { $draw }: el registro tiene { $found } donde las reglas hacen { $expected }.
verify-no-draw = ninguna tirada
verify-this-draw = { $value } de menos de { $bound } en el byte { $at } ({ $purpose })
verify-event = Entrada { $entry }, suceso { $number } ({ $event }), { $field }: el registro dice { $found }, las reglas dan { $expected }.
verify-other-event = Entrada { $entry }, suceso { $number }: el registro dice { $found } donde las reglas cuentan { $expected }.
verify-digest = La entrada { $entry } no es la que era: su huella es { $found }, no { $expected }.
verify-head-digest = Los nombres, los ajustes o las contribuciones no son los que eran: la primera huella es { $found }, no { $expected }.
verify-cut = El registro está cortado: dice que la partida terminó ({ $found }), pero después de la entrada { $entry }, { $seat } todavía tiene que responder a { $question }.
verify-no-outcome = La partida terminó con la entrada { $entry } ({ $expected }), pero el registro dice que sigue.
verify-outcome = El resultado ({ $field }): el registro dice { $found }, las reglas dan { $expected }.

## Probabilidades

odds-success = éxito { $percent } %

## Consejos

hint-advice = Yo haría esto: { $option } (regla { $rule }).
hint-chance = { $percent } % ± { $error }
hint-close = Entre las mejores hay poca diferencia: otra puede ser igual de buena.
hint-doubt = Aquí mi consejo y los números no coinciden: si siguen jugadores sencillos, sale mejor { $option }. Yo miro más lejos que ellos, pero puedo equivocarme.
hint-believed = Lo que se cree de cada jugador sale de lo que hizo y dijo, y puede ser falso.
hint-measure-win = Probabilidad de ganar según lo que puedes saber, en { $plays } partidas continuadas. El ± dice su precisión, 19 de cada 20 veces.
hint-measure-chapter = Probabilidad de ganar el capítulo según lo que puedes saber: cómo se ve la mesa más o menos una ronda después, en { $plays } pruebas. El ± dice su precisión, 19 de cada 20 veces.

## El análisis de una partida acabada

analysis-unfinished = Esta partida no ha acabado: solo se analizan partidas acabadas.
analysis-working = Jugando desde cada decisión … { $percent } %
analysis-title = { $title }: qué fue de la partida
analysis-sum = desde { $start } %, errores { $decisions }, suerte { $luck }: { $result } %
analysis-gain = +{ $points }
analysis-loss = −{ $points }
analysis-mistake = Apunte { $entry }, «{ $question }»: { $option } regaló { $loss } ± { $error } puntos (con todas las cartas a la vista: { $opened }).
analysis-find = Apunte { $entry }, «{ $question }»: { $option } salió { $loss } ± { $error } puntos mejor que lo que habría hecho un buen bot; no cuenta.
analysis-measure-win = Probabilidades de ganar según lo que cada asiento sabía entonces; la suerte son los dados, las cartas y lo que hicieron los demás. Se continuaron { $plays } partidas.
analysis-measure-chapter = Probabilidades de ganar el capítulo según lo que cada asiento sabía entonces, por cómo se ve la mesa más o menos una ronda después; la suerte son los dados, las cartas y lo que hicieron los demás. Se hicieron { $plays } pruebas.
analysis-measure-chapters = La parte de los tres capítulos de la campaña, ganados o estimados por cómo se ve la mesa más o menos una ronda después, según lo que cada asiento sabía entonces; la suerte son los dados, las cartas y lo que hicieron los demás. Se hicieron { $plays } pruebas.
analysis-spread = Se miraron { $looked } de { $all } decisiones, repartidas por igual.

## Errores

mistake-unknown-game = No existe el juego { $game }; los juegos son { $games }.
mistake-game-folder = { $folder } no sirve como carpeta de un juego: lleva minúsculas y cifras, en palabras unidas por un solo guion bajo.
mistake-game-lacks = { $folder } no es un juego: no tiene { $file }.
mistake-game-import = { $file }, línea { $line }: { $detail }.
mistake-game-undeclared = { $file } no declara GAME = Game(...).
mistake-game-id = { $file }, línea { $line }: el juego se llama a sí mismo { $id }, pero por su carpeta es { $expected }.
mistake-game-step = { $one } y { $other }: dos pasos de { $game } se llaman { $step }; una mesa guardada conoce cada paso por su nombre, así que cada uno necesita el suyo.
mistake-game-question = { $one } y { $other }: dos preguntas de { $game } se llaman { $question }; una partida registrada conoce cada pregunta por su nombre, así que cada una necesita el suyo.
mistake-unknown-bot = No existe el bot { $bot } para { $game }; los bots son { $bots }.
mistake-budget = { $bot } no es un bot con presupuesto: escribe master@25 para la cuarta parte de su trabajo habitual, al menos 1.
mistake-results-of-another = { $file } tiene los resultados de otra competición, o de otras reglas o bots: nombra otro archivo, o bórralo.
mistake-results-in-use = Otra arena está escribiendo en { $file }: espera a que termine, o nombra otro archivo.
mistake-balance-random = Lo que el azar hace con { $game } no dice nada de su equilibrio: omite --bots, o nombra un bot que juegue a ganar.
mistake-balance-policy = { $game } no tiene política propia: nombra con --bots los bots que lo juegan.
mistake-extra = Esto necesita { $packages }: pip install "duskhall[{ $extra }]".
mistake-cluster = No hay ningún clúster de Ray en { $address }: inicia uno con `ray start --head`, u omite la dirección para usar esta máquina.
mistake-cluster-code = La máquina { $machine } del clúster tiene otro Duskhall que este: instala el mismo en todas.
mistake-program-start = El programa { $program } no puede iniciarse: { $problem }. Su silla queda al azar.
mistake-program-late = El programa { $program } no respondió en { $seconds } segundos. Su silla queda al azar.
mistake-program-ended = El programa { $program } ha terminado. Su silla queda al azar.
mistake-program-long = El programa { $program } escribió una línea de más de { $most } bytes. Su silla queda al azar.
mistake-program-json = El programa { $program } escribió algo que no es un objeto en JSON: { $line } Su silla queda al azar.
mistake-program-illegal = El programa { $program } respondió algo que no está entre las opciones: { $line } Su silla queda al azar.
mistake-bot-lacks = { $file } nombra el bot { $bot }, pero a su lado no hay { $bot }.py.
mistake-unknown-language = Duskhall no habla { $language }; habla { $languages }.
mistake-players = { $game } es para { $fewest } a { $most } personas, no para { $players }.
mistake-unknown-setting = { $game } no tiene el ajuste { $setting }; tiene { $settings }.
mistake-setting-value = El ajuste { $setting } no puede ser { $value }; es uno de { $possible }.
mistake-two-options = Dos opciones de { $question } se llamarían { $option }: el contenido tiene que llamar a su entrada de otra manera.
mistake-unending = Las reglas de { $game } no terminan: hicieron { $steps } pasos sin preguntar a nadie, y seguirían con { $step }.
mistake-endless-game = Una partida de { $game } necesitó más de { $most } decisiones, y ninguna debería.
mistake-native-not-built = Esta edición de Duskhall se construyó sin reglas nativas para { $game }: faltaba un compilador de C++.
mistake-native-no-compiler = Las reglas nativas necesitan un compilador de C++ (en Debian: g++), y no hay ninguno en el PATH.
mistake-native-no-cupy = Para jugar en una GPU hace falta CuPy: pip install "duskhall[cuda]".
mistake-native-compiler = Las reglas nativas de { $game } no se pueden compilar: { $detail }
mistake-native-setup = Las reglas nativas de { $game } no pueden leer su contenido: constrúyelas de nuevo.
mistake-native-full = En las reglas nativas, la lista { $field } de { $game } no tiene sitio para más de { $most } entradas: declara más donde el estado la declara, y constrúyelas de nuevo.
mistake-native-wrong = Las reglas nativas de { $game } no pueden seguir ({ $field }, { $number }): { $what ->
    [outside] un índice está fuera de su lista
    [missing] una entrada no está en su lista
    [empty] se busca el menor o el mayor de una lista vacía
    [wide] un número necesita más de 32 bits
    [zero] algo se divide entre cero
    [deep] una función se llama a sí misma demasiadas veces
   *[unknown] no existe ese paso
}.
mistake-native-refused = La acción { $action } no es legal ahora en la partida { $number } del lote; su máscara dice cuáles lo son.
mistake-native-game = El lote es de { $game }, pero su preparación es de { $other }.
mistake-native-empty = Un lote necesita al menos una semilla.
mistake-native-seeds = Un lote de { $games } partidas necesita otras tantas semillas, no { $seeds }.
mistake-native-key = Una semilla es un número o 32 bytes, no { $bytes } bytes.
mistake-native-state = Este estado no es de la preparación del lote de { $game }.
mistake-native-place = No hay partida { $place } en un lote de { $games }; la primera es la 0.
mistake-native-buffer = El búfer { $buffer } tiene que ser { $wanted }, no { $got }.
mistake-native-policy = { $game } no tiene política, así que nadie puede jugarlo con ella: deja los puestos al azar.
mistake-content = { $file }: { $problem }.

## Datos de otra forma que la debida

misfit-missing = falta el campo { $field }
misfit-unknown = el campo { $field } no existe
misfit-unknown-nearest = el campo { $field } no existe; el más parecido es { $near }
misfit-type = se esperaba { $expected } y hay { $found }
misfit-limit = se esperaba { $expected } { $limit }
misfit-length = se esperaba { $expected } de longitud { $length }
misfit-other-length = se esperaba { $expected } de longitud { $length } y la longitud es { $found }
misfit-pattern = se esperaba { $expected } de la forma { $pattern }
misfit-value = el valor { $value } no es posible
misfit-range = el número está fuera de los límites
misfit-other = { $problem }
data-too-deep = tiene demasiados niveles anidados

## Contenido que no se puede usar

content-at = { $place }: { $problem }
content-too-large = ocupa más de { $most } MB, así que no es el contenido de un juego
content-unreadable = no se puede leer ({ $detail })
content-no-data = no es TOML ni JSON ({ $detail })
content-unseen = contiene un signo que nadie ve o que da la vuelta a las líneas ({ $code })
content-too-long = tiene más de { $most } caracteres
content-no-value = no es ni una palabra ni un número
content-no-tables = no contiene tablas de elementos
content-no-such-table = esa tabla no existe; existen { $tables }
content-no-table = tiene que ser una tabla de valores
content-no-list = tiene que ser una lista de elementos, como en [[{ $noun }]]
content-missing = falta
content-same-id = otro elemento tiene el mismo id
content-one-of = { $value } no es uno de { $possible }
content-nearest = { $value } no es ninguno de { $possible }; el más parecido es { $near }
content-least = { $value } es menos de { $least }
content-range = { $value } no está entre { $least } y { $most }

## Registros que no se pueden usar

record-the-file = El archivo { $file }
record-the-record = El registro
record-the-entry = La entrada { $entry } del registro
record-the-opening = La apertura del registro
record-no-file = No existe el archivo { $file }: revisa el nombre.
record-no-file-name = { $file } no puede ser el nombre de un archivo: revisa el nombre.
record-unreadable = El archivo { $file } no se puede leer ({ $detail }): indica el archivo de un registro.
record-not-written = El registro { $file } no se puede escribir ({ $detail }): elige otro lugar.
record-empty = { $it } está vacío: usa otra copia.
record-too-large = { $it } ocupa más de { $most } MB, así que no es el registro de una partida.
record-no-data = { $it } no es un registro: { $problem }.
record-breaks-off = se corta por la mitad, así que falta el final
record-no-text = contiene bytes que no son texto
record-no-json = no es JSON ({ $detail })
record-other-data = { $it } es JSON, pero no un registro de Duskhall: indica uno que haya escrito Duskhall.
record-other-format = { $it } tiene el formato { $found }, y este Duskhall lee { $expected }: usa la versión de Duskhall que lo escribió.
record-damaged = { $it } está dañado, { $problem }: usa una copia sin cambios.
record-contributions = tiene { $given } contribuciones para { $seats } asientos
record-entry-lacks = a la entrada { $entry } ({ $kind }) le falta { $field }
record-entry-cannot-have = la entrada { $entry } ({ $kind }) no puede tener { $field }
record-place-entries = entrada { $number }
record-place-seats = asiento { $number }
record-place-draws = tirada { $number }
record-place-events = suceso { $number }
record-place = { $field } { $number }
record-no-seed = El registro es de una mesa en juego, sin su semilla: reprodúcelo cuando termine.
record-other-game = El registro es de { $found }, no de { $expected }: reprodúcelo como ese juego.
record-setup = El registro no se puede preparar: { $reason }
record-setup-fails = El registro no se puede preparar: { $reason }.
record-rules-fail = las reglas fallan ({ $detail })
record-differs = { $it } sale de otra manera: comprueba el registro para ver por qué.
record-differs-by-rules = { $it } sale de otra manera con la versión { $version } de las reglas (se jugó con la versión { $older }): comprueba el registro para ver por qué.

## La historia de una partida acabada

story-lead = { $seat } sacó { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} de ventaja al mejor de los demás.
