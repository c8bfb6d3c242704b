### Dungeon Cards: The Catacombs, en español.
### Los identificadores son los de content/*.toml con guiones en lugar de guiones bajos. en.ftl tiene las mismas claves en el mismo orden.

## El juego

game-title = Dungeon Cards: The Catacombs
game-tagline = ¿Una carta más? El oro está cerca, la salida no, y algo en la oscuridad cuenta tus pasos.

## Opciones de la partida

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
item-lucky-coin-text = Un solo uso, después de cualquier tirada tuya: vuelve a lanzar los dados que quieras.

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
option-choose-adventurer-fate = Que decida el destino

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
option-reroll-dice-strike = Apartar un golpe
option-reroll-dice-evade = Apartar una esquiva
option-reroll-dice-skill = Apartar una cara de habilidad
option-reroll-dice-roll = Lanzarlos

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
