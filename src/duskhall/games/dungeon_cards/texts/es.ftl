### Dungeon Cards: The Catacombs, en español.
### Los identificadores son los de content/*.toml con guiones en lugar de guiones bajos. en.ftl tiene las mismas claves en el mismo orden.

## El juego

game-title = Dungeon Cards: The Catacombs
game-tagline = ¿Una carta más? El oro está cerca, la salida no, y algo en la oscuridad cuenta tus pasos.

## Bots

bot-threshold = Paseante
bot-threshold-text = juega con reglas sencillas
bot-careful = Calculador
bot-careful-text = sopesa cada paso
bot-novice-text = juega por intuición y olvida sus habilidades
bot-adept-text = conoce las probabilidades de cada tirada y juega por el oro
bot-master-text = sopesa cada carta que queda y el marcador
bot-learner-text = aprendió solo en la oscuridad y se fía de su olfato

## Ajustes de la mesa

setting-adventurers = Aventureros
setting-adventurers-choose = Cada cual elige
setting-adventurers-random = Decide el destino
setting-first-player = Primer jugador
setting-first-player-random = Por sorteo
setting-first-player-seat = Asiento 1
setting-rounds = Rondas
setting-boss = Jefe
setting-boss-random = Una sorpresa
setting-boss-lich-queen = La Reina Liche
setting-boss-minotaur = El Minotauro
setting-boss-crypt-dragon = El Dragón de la Cripta
setting-winner = Quién gana se decide
setting-winner-after-boss = Después del jefe
setting-winner-before-boss = Antes del jefe
setting-potions = Pociones de los monstruos
setting-potions-beaten = Solo de los vencidos
setting-potions-evaded-too = También de los esquivados

## Dados

face-strike = Golpe
face-evade = Esquiva
face-skill = Habilidad

## Tipos de carta

type-explore = Exploración
type-trap = Trampa
type-treasure = Tesoro
type-monster = Monstruo
type-adventurer = Aventurero
type-equipment = Equipo

## Aventureros

adventurer-warrior = Guerrera
adventurer-warrior-text = Pega más que nadie y pregunta después. Apartarse no es lo suyo.
adventurer-rogue = Pícara
adventurer-rogue-text = Se escurre entre todos y sale con los bolsillos llenos. Evita las peleas limpias.
adventurer-wizard = Mago
adventurer-wizard-text = Ve lo que se acerca y dobla las horas. Una bola de fuego zanja casi cualquier discusión.
adventurer-ranger = Montaraz
adventurer-ranger-text = En un día llega más lejos que los demás, y no le tiembla la mano.
adventurer-cleric = Clériga
adventurer-cleric-text = Dura, bendita y capaz de remendar lo que rompe la oscuridad.
adventurer-dwarf = Enano
adventurer-dwarf-text = Jornadas cortas, piel gruesa y una nariz que encuentra hasta la última moneda.

## Cartas de exploración

card-empty-corridor = Pasillo vacío
card-empty-corridor-text = Paredes desnudas y el eco de tus pasos. Pasa un rato.
card-dusty-chamber = Cámara polvorienta
card-dusty-chamber-text = Levantas cada piedra y encuentras la siguiente. Pasa el tiempo.
card-winding-tunnels = Túneles tortuosos
card-winding-tunnels-text = Izquierda, izquierda, izquierda, y otra vez aquí. Pasa más tiempo del que crees.
card-flooded-passage = Pasadizo inundado
card-flooded-passage-text = Agua helada hasta el pecho y nada al otro lado. Pasa mucho tiempo.

## Cartas de trampa

card-tripwire = Cable trampa
card-tripwire-text = Algo cede junto a tu tobillo. Esquívala o recibe una herida.
card-dart-trap = Trampa de dardos
card-dart-trap-text = Esos agujeros de la pared no son un adorno. Esquívala o recibe una herida.
card-pit-trap = Foso oculto
card-pit-trap-text = El suelo solo estaba pintado. Esquívalo o recibe una herida.
card-rolling-boulder = Roca rodante
card-rolling-boulder-text = Llena todo el pasadizo y va cada vez más deprisa. Esquívala o recibe una herida.

## Cartas de tesoro

card-loose-coins = Monedas sueltas
card-loose-coins-text = Alguien pasó por aquí con mucha prisa. Son tuyas si sales a salvo.
card-coin-purse = Monedero
card-coin-purse-text = Su dueño ya no lo necesita. Es tuyo si sales a salvo.
card-silver-cup = Copa de plata
card-silver-cup-text = De la mesa de la propia abadía. Es tuya si sales a salvo.
card-healers-satchel = Morral de curandera
card-healers-satchel-text = Unas monedas y un frasco que aún huele a hierbas. Oro y una poción si sales a salvo.
card-treasure-chest = Cofre del tesoro
card-treasure-chest-text = Pesa, y la cerradura lleva su tiempo. Es tuyo si sales a salvo.
card-royal-hoard = Ajuar del rey
card-royal-hoard-text = A un rey lo enterraron con todo lo que tenía. Lo difícil es cargar con ello.

## Cartas de monstruo

card-bat-swarm = Nube de murciélagos
card-bat-swarm-text = Fácil de dispersar, difícil de rodear. Lucha o esquívala.
card-goblin = Trasgo
card-goblin-text = Pequeño, chillón y subido a un puñado de oro. Lucha o esquívalo.
card-giant-rat = Rata gigante
card-giant-rat-text = Se ha comido a gente mejor armada que tú y se ha quedado con sus bolsas. Lucha o esquívala.
card-skeleton = Esqueleto
card-skeleton-text = Guarda la puerta como le mandaron hace mucho. Lucha o esquívalo.
card-zombie = Zombi
card-zombie-text = Tarda en llegar y tarda en caer. Te costará medio día. Lucha o esquívalo.
card-giant-spider = Araña gigante
card-giant-spider-text = Algunos bultos de la telaraña aún tintinean. Lucha o esquívala.
card-ghoul = Necrófago
card-ghoul-text = Saquea tumbas, frascos incluidos. Lucha por su oro y una poción, o esquívalo.
card-ogre = Ogro
card-ogre-text = Una montaña con garrote y un saco lleno de tesoros. Lucha o esquívalo.
card-wraith = Espectro
card-wraith-text = Ya está detrás de ti. Lucha por su oro y una poción, o intenta esquivarlo.

## Cartas de equipo

card-keen-blade = Hoja afilada
card-keen-blade-text = Sigue cortando después de cien años. Tuya para siempre si sales a salvo.
card-winged-boots = Botas aladas
card-winged-boots-text = Se mueven cuando no miras. Tuyas para siempre si sales a salvo.
card-throwing-knives = Cuchillos arrojadizos
card-throwing-knives-text = Un cinturón entero, bien equilibrados. Tuyos para un solo uso si sales a salvo.
card-smoke-bomb = Bomba de humo
card-smoke-bomb-text = Tirar, soltar, correr. Tuya para un solo uso si sales a salvo.
card-lucky-coin = Moneda de la suerte
card-lucky-coin-text = Cara por los dos lados. Tuya para un solo uso si sales a salvo.

## Cartas de aventurero

card-adv-warrior = Guerrera
card-adv-warrior-text = La Guerrera te corta la escalera y sonríe. Véncela por su oro o esquívala.
card-adv-rogue = Pícara
card-adv-rogue-text = La Pícara llevaba todo el rato detrás de ti. Véncela por su oro o esquívala.
card-adv-wizard = Mago
card-adv-wizard-text = El Mago levanta la vista de un libro, molesto. Véncelo por su oro o esquívalo.
card-adv-ranger = Montaraz
card-adv-ranger-text = El Montaraz lleva horas siguiendo tu rastro. Véncelo por su oro o esquívalo.
card-adv-cleric = Clériga
card-adv-cleric-text = La Clériga quiere hablarte de tu alma. Véncela por su oro o esquívala.
card-adv-dwarf = Enano
card-adv-dwarf-text = El Enano dice que él lo vio primero. Véncelo por su oro o esquívalo.

## Ayudas: habilidades y objetos de un solo uso

aid-mighty-blow = Golpe demoledor
aid-mighty-blow-text = Después de una tirada de lucha: cuenta 2 golpes más.
aid-shield-block = Parada con escudo
aid-shield-block-text = Cuando llega una herida: anula una. El turno acaba igualmente.
aid-pickpocket = Mano ligera
aid-pickpocket-text = Tras esquivar a un monstruo o a un rival: su oro y su poción cuentan como si hubieras ganado.
aid-tumble = Voltereta
aid-tumble-text = Después de una tirada de esquiva: cuenta 1 esquiva más.
aid-backstab = Puñalada trapera
aid-backstab-text = Después de una tirada de lucha: cuenta 2 golpes más.
aid-foresight = Presagio
aid-foresight-text = Antes de robar: mira la carta superior del mazo y déjala ahí o descártala.
aid-blink = Parpadeo
aid-blink-text = Con una carta recién robada: 2 acciones menos, nunca por debajo de 0.
aid-fireball = Bola de fuego
aid-fireball-text = Después de una tirada de lucha: cuenta 3 golpes más.
aid-pathfinder = Atajo
aid-pathfinder-text = Con una carta recién robada: 1 acción menos, nunca por debajo de 0.
aid-sure-aim = Buen pulso
aid-sure-aim-text = Después de una tirada: vuelve a lanzar los dados que quieras, una vez por tirada.
aid-blessing = Bendición
aid-blessing-text = Después de una tirada: vuelve a lanzar los dados que quieras, una vez por tirada.
aid-heal = Curación
aid-heal-text = En cualquier momento de tu turno: quítate una herida.
aid-sanctuary = Santuario
aid-sanctuary-text = Cuando una tirada ha fallado: recoge lo que habías encontrado antes de esta carta. La herida cuenta igualmente.
aid-nose-for-gold = Olfato para el oro
aid-nose-for-gold-text = Al recoger: un tesoro de este turno vale 2 de oro más, una vez por tesoro.
aid-hammer-blow = Martillazo
aid-hammer-blow-text = Después de una tirada de lucha: cuenta 1 golpe más.
aid-stone-skin = Piel de piedra
aid-stone-skin-text = Cuando llega una herida: anula una. El turno acaba igualmente.
aid-throwing-knives = Cuchillos arrojadizos
aid-throwing-knives-text = Después de una tirada de lucha: descártalos y cuenta 2 golpes más.
aid-smoke-bomb = Bomba de humo
aid-smoke-bomb-text = Después de una tirada de esquiva: descártala y cuenta 2 esquivas más.
aid-lucky-coin = Moneda de la suerte
aid-lucky-coin-text = Después de una tirada: descártala y vuelve a lanzar los dados que quieras.

## Objetos

item-keen-blade = Hoja afilada
item-keen-blade-text = Permanente: cada tirada de lucha tuya cuenta 1 golpe más.
item-winged-boots = Botas aladas
item-winged-boots-text = Permanente: cada tirada de esquiva tuya cuenta 1 esquiva más.
item-throwing-knives = Cuchillos arrojadizos
item-throwing-knives-text = Un solo uso, después de una tirada de lucha: 2 golpes más.
item-smoke-bomb = Bomba de humo
item-smoke-bomb-text = Un solo uso, después de una tirada de esquiva: 2 esquivas más.
item-lucky-coin = Moneda de la suerte
item-lucky-coin-text = Un solo uso, tras cualquier tirada tuya: relanza los dados que quieras.

## Jefes

boss-lich-queen = La Reina Liche
boss-lich-queen-text = Drenaje de almas: cuando no consigues herirla, pierdes además 3 puntos de habilidad, o todos los que tengas.
boss-minotaur = El Minotauro
boss-minotaur-text = Cornada: cuando no consigues herirlo, recibes 2 heridas en lugar de 1.
boss-crypt-dragon = El Dragón de la Cripta
boss-crypt-dragon-text = Bolsa chamuscada: cuando no consigues herirlo, pierdes además 2 de oro, o todo el que tengas.
boss-skill-soul-drain = Drenaje de almas
boss-skill-gore = Cornada
boss-skill-scorched-purse = Bolsa chamuscada

## Preguntas y sus opciones

ask-choose-adventurer = ¿Quién vas a ser?
option-choose-adventurer-fate = Al azar

ask-push-or-stop = ¿Descubres una carta o paras aquí?
option-push-or-stop-draw = Descubrir una carta
option-push-or-stop-stop = Parar y recoger

ask-keep-or-discard = Esta carta es la siguiente. ¿La dejas ahí?
option-keep-or-discard-keep = Dejarla encima
option-keep-or-discard-discard = Descartarla

ask-card-drawn = ¿Haces algo con esta carta?
option-card-drawn-go-on = Seguir

ask-fight-or-evade = ¿Luchas o te escabulles?
option-fight-or-evade-fight = Luchar
option-fight-or-evade-evade = Esquivar

ask-settle-roll = ¿Das por buena esta tirada?
option-settle-roll-accept = Darla por buena

ask-reroll-dice = ¿Qué dados vuelves a lanzar?
option-reroll-dice-strike = Relanzar un golpe
option-reroll-dice-evade = Relanzar una esquiva
option-reroll-dice-skill = Relanzar una habilidad
option-reroll-dice-roll = Lanzar ya

ask-after-evading = Lo has dejado atrás. ¿Algo más?
option-after-evading-go-on = Seguir

ask-take-hit = Llega una herida. ¿Qué haces?
option-take-hit-accept = Recibirla

ask-collect = ¿Algo más antes de recoger?
option-collect-done = Recoger

ask-claim = ¿Qué te llevas de quien ha caído?
option-claim-gold = Oro

ask-face-boss = ¿Te enfrentas al jefe?
option-face-boss-challenge = Desenvainar
option-face-boss-decline = Hoy no

ask-strike-boss = El jefe espera. ¿Atacas?
option-strike-boss-attack = Atacar

## Eventos

event-first-player = { $seat } empieza todas las rondas.
event-adventurer-chosen = { $seat } juega con: { $adventurer }.
event-adventurer-by-fate = El destino le da a { $seat }: { $adventurer }.
event-deck-laid-out = Se baraja el mazo: { $cards } cartas boca abajo.
event-boss-waits = Un jefe espera boca abajo al pie de la escalera.
event-boss-named = { $boss } espera al pie de la escalera.
event-round-begins = Empieza la ronda { $round }.
event-turn-begins = { $seat } toma el farol.
event-card-turned = { $seat } descubre: { $card } ({ $action ->
    [one] 1 acción
   *[other] { $action } acciones
}).
event-actions-counted = { $seat } lleva { $total } de { $limit } acciones.
event-stopped = { $seat } para aquí y termina a salvo.
event-all-knocked-out = No queda nadie en pie.
event-went-bust = { $seat } se pasa: { $total } acciones, y el límite es { $limit }.
event-lost-finds = { $seat } pierde todo lo hallado este turno ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}).
event-lost-by-failing = { $seat } falla y pierde todo lo hallado este turno ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}).
event-fights = { $seat } lucha: { $card }. { $dice } dados; hace falta { $need ->
    [one] 1 golpe
   *[other] { $need } golpes
}.
event-evades = { $seat } intenta escabullirse: { $card }. { $dice } dados; hace falta { $need ->
    [one] 1 esquiva
   *[other] { $need } esquivas
}.
event-evades-trap = { $seat } hace saltar una trampa: { $card }. { $dice } dados; hace falta { $need ->
    [one] 1 esquiva
   *[other] { $need } esquivas
}.
event-fights-rival = { $seat } lucha contra un rival: { $card }. { $dice } dados; hace falta { $need ->
    [one] 1 golpe
   *[other] { $need } golpes
}.
event-evades-rival = { $seat } intenta escabullirse de un rival: { $card }. { $dice } dados; hace falta { $need ->
    [one] 1 esquiva
   *[other] { $need } esquivas
}.
event-rolled = Los dados muestran { $strikes ->
    [one] 1 golpe
   *[other] { $strikes } golpes
}, { $evades ->
    [one] 1 esquiva
   *[other] { $evades } esquivas
} y { $skills ->
    [one] 1 cara de habilidad
   *[other] { $skills } caras de habilidad
}.
event-roll-succeeded = { $seat } lo consigue con { $result } (necesitaba { $need }).
event-roll-failed = { $seat } falla con { $result } (necesitaba { $need }).
event-points-gained = { $seat } gana { $points ->
    [one] 1 punto de habilidad
   *[other] { $points } puntos de habilidad
} y tiene { $total }.
event-aid-used = { $seat } usa { $aid }.
event-item-used = { $seat } gasta un objeto: { $aid }.
event-top-card-seen = Miras la carta superior: { $card }.
event-top-card-kept = { $seat } mira la carta superior y la deja ahí.
event-top-card-discarded = { $seat } mira la carta superior y la descarta: { $card }.
event-action-lowered = { $card }: ahora cuesta { $action ->
    [one] 1 acción
   *[other] { $action } acciones
}.
event-dice-set-aside = { $seat } aparta un dado: { $face }.
event-pocket-picked = { $seat } se lleva algo al pasar: { $card }.
event-hit-cancelled = { $seat } para el golpe; { $left ->
    [0] ya no llega ninguna herida
    [one] todavía llega 1 herida
   *[other] todavía llegan { $left } heridas
}.
event-finds-saved = { $seat } conserva lo hallado antes.
event-treasure-prized = { $seat } sabe lo que vale de verdad ese tesoro: { $gold } de oro más.
event-healed = { $seat } se cura y tiene { $hits ->
    [one] 1 herida
   *[other] { $hits } heridas
}.
event-gold-collected = { $seat } recoge { $gold } de oro ({ $card }) y tiene { $total }.
event-potion-drunk = { $seat } bebe una poción y tiene { $hits ->
    [one] 1 herida
   *[other] { $hits } heridas
}.
event-item-collected = { $seat } se queda un objeto: { $item }.
event-gold-moved = { $seat } le quita { $gold } de oro a { $rival } y tiene { $total }.
event-gold-claimed = { $seat } reclama { $gold } de oro de { $rival }, fuera de combate, y tiene { $total }.
event-own-card-met = { $seat } encuentra una cara conocida: vale una poción.
event-own-card-lost = { $seat } encuentra una cara conocida, demasiado tarde para una poción.
event-knocked-out-passed = { $rival } está fuera de combate; { $seat } pasa de largo.
event-item-claimed = { $seat } toma un objeto de { $rival }: { $item }.
event-hit-taken = { $card_id ->
    [none] { $seat } recibe daño: { $hits } de { $limit } heridas.
   *[other] { $seat } recibe daño ({ $card }): { $hits } de { $limit } heridas.
}
event-knocked-out = { $seat } queda fuera de combate.
event-deck-reshuffled = Los descartes se barajan y forman el mazo: { $cards } cartas.
event-deck-empty = No queda ninguna carta que descubrir; { $seat } se va a casa.
event-boss-revealed = Se descubre el jefe: ¡{ $boss }!
event-order-rolled = { $seat } tira para decidir el orden: { $strikes ->
    [one] 1 golpe
   *[other] { $strikes } golpes
}.
event-challenged = { $seat } desafía al jefe: { $boss }.
event-declined = { $seat } deja en paz al jefe: { $boss }.
event-attacks-boss = { $seat } ataca al jefe ({ $boss }): { $dice } dados; hacen falta { $need } golpes.
event-boss-hit = { $seat } hiere al jefe ({ $boss }): { $damage } de { $hits }.
event-boss-missed = { $seat } no consigue herir al jefe, con { $result } de { $need }.
event-hit-by-boss = { $seat } recibe daño ({ $boss }): { $hits } de { $limit } heridas.
event-points-drained = { $points ->
    [0] { $seat } no tiene puntos de habilidad que perder.
    [one] { $seat } pierde 1 punto de habilidad.
   *[other] { $seat } pierde { $points } puntos de habilidad.
}
event-gored = Los cuernos alcanzan a { $seat }: llegan { $hits } heridas.
event-purse-scorched = A { $seat } se le derriten { $gold } de oro.
event-boss-beaten = ¡{ $seat } vence al jefe ({ $boss }) y gana { $gold } de oro!
event-tie-rolled = { $seat } tira para desempatar: { $strikes ->
    [one] 1 golpe
   *[other] { $strikes } golpes
}.
event-won = { $seat } gana con { $gold } de oro.

## La mesa en palabras

table-choosing = Cada cual elige su personaje.
table-dungeon = Ronda { $round } de { $rounds }.
table-boss = { $boss }: { $damage ->
    [0] sin heridas
    [one] 1 herida
   *[other] { $damage } heridas
}.
table-boss-phase = El combate con el jefe.
table-over = La partida ha terminado.
table-player-choosing = { $seat }: todavía sin personaje.
table-player = { $seat }, { $adventurer }: { $gold } de oro, { $hits } de { $limit } heridas, { $points ->
    [one] 1 punto de habilidad
   *[other] { $points } puntos de habilidad
}.
table-player-out = { $seat }, { $adventurer }: fuera de combate, { $gold } de oro.
table-items = Objetos: { $items }.
table-turn = { $seat } lleva { $total } de { $limit } acciones; quedan { $deck } cartas en el mazo.
table-turn-bust = { $seat } se ha pasado: { $total } acciones, y el límite es { $limit }.
table-row = Cartas de este turno: { $cards }. En juego: { $stake } de oro.
table-card-open = { $card }
table-card-found = { $card }
table-card-evaded = { $card } (esquivada)
table-card-claim = { $card } (fuera de combate)
table-card-own = { $card } (cara conocida)
table-top-card = Conoces la carta superior: { $card }.
table-roll-fight = En la mesa: { $strikes } golpes, { $evades } esquivas, { $skills } caras de habilidad; { $result } de { $need } golpes.
table-roll-evade = En la mesa: { $strikes } golpes, { $evades } esquivas, { $skills } caras de habilidad; { $result } de { $need } esquivas.
table-roll-battle = En la mesa: { $strikes } golpes, { $evades } esquivas, { $skills } caras de habilidad; { $result } de { $need } golpes.

## Negativas

refusal-adventurer-taken = { $adventurer }: ya lo juega { $seat }; elige otro.
refusal-item-not-there = Quien ha caído no tiene ese objeto ({ $item }); toma el oro u otro objeto.
refusal-no-die-set-aside = Aparta al menos un dado antes de volver a lanzar.
refusal-no-such-die = No queda ningún dado con esa cara ({ $face }).
refusal-first-card = La primera carta del turno es obligatoria; descubre una antes de parar.
refusal-trap-not-fought = Contra una trampa no se lucha; esquívala.
refusal-not-now = Eso no se puede hacer ahora.
refusal-item-not-held = No tienes ese objeto ({ $aid }).
refusal-skill-of-another = { $aid } no es una habilidad de tu personaje.
refusal-too-few-points = { $aid } cuesta { $cost } puntos de habilidad, y tienes { $points }.
refusal-aid-at-another-moment = { $aid } no se puede usar en este momento.
refusal-rerolled-already = { $aid } ya se ha usado en esta tirada; funciona una vez por tirada.
refusal-aid-useless-now = { $aid } no cambiaría nada ahora; guárdalo para más tarde.

## Probabilidades y puntuación

odds-bust = pasarse { $percent } %
odds-boss-beaten = vencer sin ayudas { $percent ->
    [0] { $value ->
        [0] 0 %
       *[other] < 1 %
    }
   *[other] { $percent } %
}
ending-ranked = Se cuentan las bolsas.
score-treasures = Tesoros
score-monsters = Monstruos
score-rivals = Rivales
score-boss = Jefe

## Contenido que no se puede usar

content-faces = las caras strike, evade y skill tienen que sumar seis
content-few-adventurers = para seis personas hacen falta seis aventureros, no { $given }
content-no-boss = no hay ningún jefe
content-no-amount = { $value } no es cantidad de { $effect }, que no tiene ninguna; debe ser 0
content-other-type = { $value } no es para este tipo

## La historia de una partida acabada

story-deeds = { $cards ->
    [one] Una carta descubierta
   *[other] { $cards } cartas descubiertas
}, { $busts ->
    [0] nunca se pasó
    [one] se pasó una vez
   *[other] se pasó { $busts } veces
}, { $hits ->
    [0] ninguna herida
    [one] una herida
   *[other] { $hits } heridas
}.

## Records of players

feat-best-turn = Más oro en un turno
feat-biggest-bust = Más hallazgos perdidos de una vez
feat-purse = La bolsa más llena al final

## What a balance report is about

balance-adventurers = Aventureros
balance-turned-by = Cartas reveladas
balance-aids-by = Habilidades y objetos usados
balance-items-by = Equipo conseguido
balance-beaten-by = Jefes vencidos
balance-busts = Incursiones fallidas, del total
balance-knocked-out = Derribos por partida
balance-hits = Golpes que da una carta al revelarse
balance-bosses-met = Partidas con este jefe
balance-bosses-beaten = Combates que perdió el jefe
