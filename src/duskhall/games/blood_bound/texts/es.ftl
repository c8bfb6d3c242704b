### Blood Bound, en español.
### Los identificadores son los de content/*.toml con guiones en lugar de guiones bajos. en.ftl tiene las mismas claves en el mismo orden.

## El juego

game-title = Blood Bound
game-tagline = Dos clanes, una daga, y cada herida cuenta un poco de la verdad. ¿Quién los guía, y quién te guía a ti?

## Bots

bot-schemer = Intrigante
bot-schemer-text = recuerda cada pista
bot-novice-text = se fía de la primera impresión y habla de más
bot-adept-text = cuenta lo que las cartas permiten y se lo guarda
bot-master-text = lee cada gesto y cada palabra, y dice media verdad
bot-learner-text = observó a un maestro durante miles de noches y no dice nada

## Ajustes de la mesa

setting-attacker-offers = Quien ataca puede intervenir
setting-attacker-offers-allowed = Sí
setting-attacker-offers-barred = No
setting-captor = Quién responde de una captura por una habilidad
setting-captor-ability-user = Quien usó la habilidad
setting-captor-active-player = Quien tiene el turno
setting-shield-for = La Guardiana puede proteger
setting-shield-for-others = A los demás
setting-shield-for-anyone = A cualquiera, también a sí misma
setting-late-shield = Un Escudo con la tercera herida de la Guardiana
setting-late-shield-allowed = Permitido
setting-late-shield-barred = No
setting-second-card = Una segunda carta igual para el mismo jugador
setting-second-card-allowed = Permitida
setting-second-card-barred = No
setting-pass-limit = Turnos sin avance hasta detener la partida (0: sin límite)

## Clanes, fichas y cartas

clan-rose = Rosa
clan-beast = Bestia
clan-secret-order = Orden Secreta
token-rank = Rango
token-rose = Rosa
token-beast = Bestia
token-unknown = Desconocida
token-rank-text = Muestra tu rango; puede seguir tu habilidad.
token-rose-text = Muestra el signo de la Rosa.
token-beast-text = Muestra el signo de la Bestia.
token-unknown-text = Muestra un signo de interrogación.
card-quill = Pluma
card-sword-purple = Espada morada
card-sword-green = Espada verde
card-shield-purple = Escudo morado
card-shield-green = Escudo verde
card-staff = Bastón
card-fan = Abanico
card-curse = Maldición
card-quill-text = A este clan lo guía ahora su número más alto.
card-sword-purple-text = Sostiene los Escudos morados; con la tercera herida se devuelve, y ellos también.
card-sword-green-text = Sostiene los Escudos verdes; con la tercera herida se devuelve, y ellos también.
card-shield-purple-text = No se le puede atacar, y ninguna habilidad puede herirle. Aún puede intervenir.
card-shield-green-text = No se le puede atacar, y ninguna habilidad puede herirle. Aún puede intervenir.
card-staff-text = Toda afiliación que muestre desde ahora es desconocida.
card-fan-text = Cuando le atacan, nadie puede intervenir.
card-curse-text = Si es la verdadera y quien la tiene guía al clan que ganaría, gana el Inquisidor en su lugar.
curse-false-curse = una maldición falsa
curse-true-curse = la maldición verdadera

## Rangos

rank-elder = Anciana (1)
rank-elder-text = Puede tomar la Pluma: desde entonces manda el número más alto del clan.
rank-assassin = Asesino (2)
rank-assassin-text = Puede hacer que alguien sufra dos heridas; la daga va allí.
rank-harlequin = Arlequín (3)
rank-harlequin-text = Puede mirar las cartas de dos jugadores. Su pista muestra el clan rival.
rank-alchemist = Alquimista (4)
rank-alchemist-text = Tras intervenir: quien recibió su ayuda sufre una herida o cura una.
rank-mentalist = Mentalista (5)
rank-mentalist-text = Puede hacer que alguien sufra una herida y muestre su rango; la daga va allí.
rank-guardian = Guardiana (6)
rank-guardian-text = Puede dar un Escudo a alguien y tomar la Espada de su color.
rank-berserker = Berserker (7)
rank-berserker-text = Puede hacer que quien atacó sufra una herida.
rank-mage = Maga (8)
rank-mage-text = Puede dar un Bastón a alguien y tomar otro: las afiliaciones quedan desconocidas.
rank-courtesan = Cortesana (9)
rank-courtesan-text = Puede dar un Abanico a alguien: nadie podrá intervenir en su favor.
rank-inquisitor = Inquisidor
rank-inquisitor-text = Puede dar cada maldición a un jugador distinto. Gana a solas si cae.

## Personajes

character-rose-elder = Anciana (1) de la Rosa
character-rose-assassin = Asesino (2) de la Rosa
character-rose-harlequin = Arlequín (3) de la Rosa
character-rose-alchemist = Alquimista (4) de la Rosa
character-rose-mentalist = Mentalista (5) de la Rosa
character-rose-guardian = Guardiana (6) de la Rosa
character-rose-berserker = Berserker (7) de la Rosa
character-rose-mage = Maga (8) de la Rosa
character-rose-courtesan = Cortesana (9) de la Rosa
character-beast-elder = Anciana (1) de la Bestia
character-beast-assassin = Asesino (2) de la Bestia
character-beast-harlequin = Arlequín (3) de la Bestia
character-beast-alchemist = Alquimista (4) de la Bestia
character-beast-mentalist = Mentalista (5) de la Bestia
character-beast-guardian = Guardiana (6) de la Bestia
character-beast-berserker = Berserker (7) de la Bestia
character-beast-mage = Maga (8) de la Bestia
character-beast-courtesan = Cortesana (9) de la Bestia
character-inquisitor-rose = Inquisidor (pista de la Rosa)
character-inquisitor-beast = Inquisidor (pista de la Bestia)

## Preguntas y sus opciones

ask-act = La daga es tuya. ¿Qué haces?
option-act-attack = Atacar
option-act-pass = Pasarla
ask-attack = ¿A quién atacas?
ask-pass-dagger = ¿Quién recibe la daga?
ask-request = Te atacan. ¿Pides ayuda?
option-request-ask = Pedir ayuda
option-request-alone = Afrontarlo a solas
ask-offer = ¿Quieres recibir esta herida en su lugar?
option-offer-offer = Ofrecerte a intervenir
option-offer-decline = Mantenerte al margen
ask-accept = ¿Qué ayuda aceptas?
option-accept-nobody = Ninguna
ask-take-token = Te han herido. ¿Qué muestras?
ask-take-quill = Anciana: ¿tomas la Pluma?
option-take-quill-decline = Ahora no
option-take-quill-use = Tomarla
ask-strike = Asesino: ¿quién sufre dos heridas?
option-strike-decline = Nadie
ask-look-at = Arlequín: ¿la carta de quién miras?
option-look-at-decline = De nadie
ask-treat = Alquimista: ¿hieres o curas a quien ayudaste?
option-treat-decline = Ni lo uno ni lo otro
option-treat-wound = Herir
option-treat-heal = Curar una herida
ask-return-token = Te curan. ¿Qué ficha devuelves?
ask-command = Mentalista: ¿quién muestra su rango?
option-command-decline = Nadie
ask-give-shield = Guardiana: ¿a quién proteges?
option-give-shield-decline = A nadie
ask-rage = Berserker: ¿devuelves el golpe?
option-rage-decline = Contenerte
option-rage-use = Devolverlo
ask-give-staff = Maga: ¿quién recibe un Bastón?
option-give-staff-decline = Nadie
ask-give-fan = Cortesana: ¿quién recibe un Abanico?
option-give-fan-decline = Nadie
ask-give-curse = Inquisidor: ¿quién recibe una maldición?
option-give-curse-decline = Nadie
ask-name-cursed = Inquisidor: ¿quién tiene la maldición verdadera?

## Sucesos

cause-attack = un ataque
cause-intervention = una intervención
cause-ability = una habilidad
event-clans-drawn = Cada clan tiene { $members } miembros en la mesa.
event-inquisitor-joins = El Inquisidor está entre vosotros, con { $curses } maldiciones.
event-card-dealt = Eres: { $character }.
event-clue-shown = { $neighbour } te enseña una pista: { $clan }.
event-dagger-placed = El azar da la daga a { $seat }.
event-dagger-passed = { $seat } pasa la daga a { $receiver }.
event-attacked = { $seat } ataca a { $target }.
event-dagger-given = La daga va a { $seat }.
event-rank-taken = { $cause_id ->
    [intervention] { $seat } interviene y muestra un rango: { $rank }. Heridas: { $wounds }.
    [ability] Una habilidad hace que { $seat } muestre un rango: { $rank }. Heridas: { $wounds }.
   *[other] { $seat } muestra un rango: { $rank }. Heridas: { $wounds }.
}
event-token-taken = { $cause_id ->
    [ability] Una habilidad hace que { $seat } muestre una ficha: { $token }. Heridas: { $wounds }.
   *[other] { $seat } muestra una ficha: { $token }. Heridas: { $wounds }.
}
event-capture = ¡{ $captor } captura a { $seat }!
event-help-requested = { $seat } pide ayuda.
event-help-not-wanted = { $seat } lo afronta a solas.
event-offer-made = { $seat } se ofrece a intervenir por { $target }.
event-no-offers = Nadie ofrece ayuda a { $seat }.
event-offer-accepted = { $seat } se pone en el lugar de { $target }.
event-offers-declined = { $seat } no acepta la ayuda de nadie.
event-ability-declined = { $seat } no usa la habilidad de este rango: { $rank }.
event-quill-taken = { $seat } toma la Pluma: ahora el número más alto guía a su clan.
event-struck = { $seat } golpea a { $target }: dos heridas.
event-look-chosen = { $seat } elige la carta de { $target }.
event-card-seen = Miras la carta de { $target }: { $character }.
event-wound-dealt = { $seat } hace que { $target } sufra una herida.
event-healing = { $seat } cura a { $target }.
event-rank-returned = { $seat } devuelve la ficha de rango: { $rank }. Heridas: { $wounds }.
event-token-returned = { $seat } devuelve una ficha: { $token }. Heridas: { $wounds }.
event-commanded = { $seat } ordena a { $target } que muestre su rango.
event-shield-given = { $seat } protege a { $target }: { $card }.
event-sword-returned = { $seat } ya no puede proteger a nadie; se devuelve: { $card }.
event-shield-returned = { $seat } pierde una protección; se devuelve: { $card }.
event-raged = { $seat } devuelve el golpe a { $target }.
event-staff-given = { $seat } da un Bastón a { $target }.
event-staff-taken = { $seat } toma un Bastón.
event-fan-given = { $seat } da un Abanico a { $target }.
event-curse-given = { $seat } da una maldición a { $target }, boca abajo.
event-curses-settled = { $seat } sabe qué maldición es la verdadera.
event-true-curse-given = Diste la maldición verdadera a { $target }.
event-card-turned-up = { $seat } era: { $character }.
event-curse-turned-up = { $seat } tenía { $curse }.
event-clan-wins = La captura decide en favor del clan de { $leader } ({ $clan }).
event-rivals-win = No guiaba al clan rival: la captura decide a favor del otro clan ({ $clan }), con { $leader } al frente.
event-victory-stolen = La maldición pesa sobre { $leader }: ¡{ $seat } roba la victoria!
event-inquisitor-captured = { $seat } quería caer en vuestras manos, y gana a solas.
event-limit-reached = Nada nuevo en { $turns } turnos: la partida se detiene.

## Lo que se dice

statement-claim-clan = Decir cuál es tu clan
statement-claim-rank = Decir cuál es tu rango
statement-accuse = Decir de qué clan es alguien
statement-call-leader = Señalar a alguien como líder
statement-vouch = Responder por alguien
statement-say-clue = Decir qué pista te enseñaron
statement-say-seen = Decir qué carta viste
statement-call-for-help = Pedir que alguien intervenga por otro
event-claim-clan = { $seat }: «Mi clan: { $clan }.»
event-claim-rank = { $seat }: «Mi rango: { $rank }.»
event-accuse = { $seat }: «El clan de { $target }: { $clan }.»
event-call-leader = { $seat }: «{ $target } es líder.»
event-vouch = { $seat }: «Confío en { $target }.»
event-say-clue = { $seat }: «{ $target } me enseñó esta pista: { $clan }.»
event-say-seen = { $seat }: «Vi la carta de { $target }: { $character }.»
event-call-for-help = { $seat }: «¡Que alguien intervenga por { $target }!»

## Respuestas fijas

standing-never-this-turn = No ofrecer ayuda a nadie en lo que queda de turno
standing-never = No ofrecer ayuda nunca
standing-always-for = Ofrecer siempre ayuda a un jugador

## La mesa en palabras

table-turn = Turno { $turn }: { $seat } tiene la daga.
table-over = { $seat } ha caído, y la partida ha terminado.
table-player = { $seat }: { $wounds ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $wounds } heridas
}.
table-player-dagger = { $seat }, con la daga: { $wounds ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $wounds } heridas
}.
table-tokens = Muestra: { $tokens }.
table-cards = Tiene: { $cards }.
table-true-curse = Esa maldición es la verdadera.
table-own-character = Eres tú: { $character }.
table-character = Has visto su carta: { $character }.
table-clue = Te enseñó una pista: { $clan }.
table-attack = { $seat } ataca a { $target }.
table-offers = Ofrecen su ayuda: { $seats }.
table-my-answer-offer = Has ofrecido tu ayuda; los demás aún lo piensan.
table-my-answer-decline = Te mantienes al margen; los demás aún lo piensan.
table-supply = En la reserva: { $cards }.
table-supply-card = { $count } × { $card }

## El cuaderno

notebook = Tu cuaderno: repartos que encajan con lo que sabes: { $deals }.
notebook-page = { $seat }: Rosa { $rose } %, Bestia { $beast } %, Orden Secreta { $order } %; guía a un clan { $leader } %.
notebook-could-be = Podría ser: { $characters }.
notebook-character = { $character } { $percent } %

## Rechazos

refusal-token-not-there = No tienes esa ficha ({ $token }); devuelve una de las que muestras.
refusal-nothing-to-heal = { $seat } no tiene heridas que curar.
refusal-nobody-to-attack = No hay nadie a quien puedas atacar; pasa la daga.
refusal-begun-already = Ya has empezado; elige a otro jugador.
refusal-not-now = Eso no se puede hacer ahora.
refusal-no-offer = { $seat } no se ha ofrecido a intervenir.
refusal-own-target = Eres el objetivo: son otros quienes intervienen por ti.
refusal-rank-not-in-supply = No puedes intervenir: tu ficha de rango está sobre la mesa, y no en la reserva.
refusal-attacker-barred = En esta mesa quien ataca no puede intervenir.
refusal-no-curse-there = { $seat } no tiene ninguna maldición.
refusal-attack-oneself = No puedes atacarte.
refusal-oneself = No puedes elegirte.
refusal-attack-shielded = { $seat } tiene un Escudo: no se le puede atacar.
refusal-inquisitor-spares = { $seat } tiene tres heridas, y el Inquisidor no puede hacer la captura.
refusal-wound-shielded = { $seat } tiene un Escudo: ninguna habilidad puede herirle.
refusal-same-card-twice = Ya vas a mirar la carta de { $seat }; elige a otra persona.
refusal-second-curse = { $seat } ya tiene una maldición; cada una es para un jugador distinto.
refusal-has-one = { $seat } ya tiene una carta así; elige a otra persona.
refusal-rank-taken = Tu ficha de rango ya está sobre la mesa.
refusal-staff = Con un Bastón debes tomar una afiliación desconocida, y no esta: { $token }.
refusal-not-on-card = Ese icono no está en tu carta: { $token }.
refusal-icon-used = Ya tomaste la ficha de ese icono: { $token }.

## Probabilidades y puntos

odds-friend = de los tuyos { $percent } %
odds-own-leader = tu líder { $percent } %
odds-rival-leader = líder rival { $percent } %
odds-leader = líder { $percent } %
ending-rose = Ha ganado la Rosa.
ending-beast = Ha ganado la Bestia.
ending-order = Ha ganado el Inquisidor, a solas.
score-victory = Victoria

## Contenido que no se puede usar

content-ten-characters = tiene que haber diez personajes, no { $given }
content-number = en este lugar tiene que ser { $number }
content-of-first = { $value } es del primer personaje, que guía a un clan, y de ningún otro
content-of-tenth = { $value } es para el décimo personaje, y solo para él
content-cards = las cartas tienen que ser { $cards }, en este orden
content-curses = tiene que haber maldiciones para 7, 9 y 11 personas, en este orden
content-one-true-curse = hay una maldición verdadera, ni más ni menos
content-few-players = deja demasiado pocas personas

## La historia de una partida acabada

story-title = Lo que se dijo y lo que era verdad
story-rank-shown = { $captured } mostró su rango a todos: { $rank }.
story-dagger-came = { $giver } pasó la daga a { $captor }.
story-unseen = { $captor } capturó a { $captured }, cuyo rango nadie había visto.
story-said-claim-clan = «Mi clan: { $clan }.»
story-said-claim-rank = «Mi rango: { $rank }.»
story-said-accuse = «El clan de { $target }: { $clan }.»
story-said-call-leader = «{ $target } es líder.»
story-said-say-clue = «{ $target } me enseñó esta pista: { $clan }.»
story-said-say-seen = «Vi la carta de { $target }: { $character }.»
story-true = { $said } Era verdad.
story-false = { $said } No era verdad.
story-lie = { $said } La verdad: { $truth }.

## Records of players

feat-lies-told = Más mentiras en una noche
feat-lies-believed = Más mentiras creídas en una noche

## What a balance report is about

balance-characters = Personajes
balance-captor-of = Capturados: victorias de quien captura
balance-shown-by = Rangos mostrados
balance-clans = Partidas que gana un clan
balance-captured = Capturado, por partida en que se reparte
balance-declined = Habilidades rechazadas, por rango mostrado
