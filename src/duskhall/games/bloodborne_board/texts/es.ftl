### Bloodborne: The Board Game, en español.
### Ids are those of content/ with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Bloodborne: El juego de tablero
game-tagline = La noche de caza es larga, y el reloj caza junto a las bestias.

## Bots

bot-companion = Compañero
bot-companion-text = lucha a tu lado
bot-novice-text = lucha con lo que encuentra y se cura tarde
bot-adept-text = guarda una carta para el enemigo y vigila el tiempo
bot-master-text = planea la ronda entera para todos

## Ajustes de la mesa

setting-campaign = Campaña
setting-campaign-the-long-hunt = La larga cacería
setting-campaign-growing-madness = Locura creciente
setting-campaign-secrets-of-the-church = Secretos de la Iglesia
setting-campaign-fall-of-old-yharnam = La caída del viejo Yharnam
setting-length = Duración
setting-length-campaign = La campaña entera
setting-length-chapter = Un capítulo
setting-chapter = Primer capítulo
setting-hunters = Cazadores
setting-hunters-choose = Cada cual elige
setting-hunters-random = Decide el azar
setting-round-start = La ronda empieza con
setting-round-start-hands-first = Las manos
setting-round-start-track-first = El marcador
setting-first-advance = El marcador avanza en la ronda 1
setting-first-advance-yes = Sí
setting-first-advance-no = No
setting-hand = Cartas en mano
setting-random-tiles = Losetas al azar
setting-random-tiles-all = Según los cazadores
setting-random-tiles-capped = Como mucho las de la carta
setting-pursuit = Persecución
setting-pursuit-card = Lo que diga la carta
setting-pursuit-one = Siempre 1 casilla
setting-returning = Un reinicio devuelve, de una misión
setting-returning-alive = Los que siguen vivos
setting-returning-all = También los muertos
setting-stun = Aturdir
setting-stun-choice = Descartar o sufrir
setting-stun-discard = Descartar si se puede
setting-frenzy = El frenesí aumenta
setting-frenzy-all = Todo el daño
setting-frenzy-attacks = Solo los ataques
setting-track = Marcador de caza
setting-track-standard = 16 casillas
setting-track-gentle = 18 casillas
setting-track-endless = Sin final
setting-unused-upgrades = Las mejoras sin usar salen
setting-unused-upgrades-campaign = De la campaña
setting-unused-upgrades-chapter = Del capítulo
setting-retries = Reintentos de un capítulo
setting-round-limit = Límite de rondas

## Campaigns and chapters

campaign-the-long-hunt = La larga cacería
chapter-the-long-hunt-1 = La larga cacería, capítulo 1
chapter-the-long-hunt-1-text = Otra noche de caza, y las campanas sonaron demasiado pronto. Esta vez las bestias no vienen de extramuros: algo las guía por estas calles, y conoce tu olor.
chapter-the-long-hunt-2 = La larga cacería, capítulo 2
chapter-the-long-hunt-2-text = La que guiaba cayó, y aun así llegaron más. Tras las casas, algo tan alto como un tejado ha respondido a los aullidos; los muertos de esta noche son el único cebo que aceptará.
chapter-the-long-hunt-3 = La larga cacería, capítulo 3
chapter-the-long-hunt-3-text = Yace bajo las tumbas, herida y despierta, y el hierro no la retendrá hasta el alba. Reúne a los amigos que la noche te haya dejado y acude cuando se suelte.
campaign-growing-madness = Locura creciente
chapter-growing-madness-1 = Locura creciente, capítulo 1
chapter-growing-madness-1-text = El padre Gascoigne lleva cazando más que nadie vivo, y esta noche pide compañía. Camina con él, y cuida de él también: ha empezado a reírse de cosas que nadie más oye.
chapter-growing-madness-2 = Locura creciente, capítulo 2
chapter-growing-madness-2-text = La luna ha cambiado, y las turbas con ella. Gascoigne no volvió de la tumba, y una vocecita tras una ventana enrejada pregunta si has visto a su madre.
chapter-growing-madness-3 = Locura creciente, capítulo 3
chapter-growing-madness-3-text = Lo que viste el abrigo de Gascoigne recorre las calles y no se queda en el suelo. Averigua qué puede salvarse mientras aún es un hombre, porque después no quedará nada. Las tumbas están abiertas desde el principio, el Sueño guarda sedantes para quien da algo a cambio, y la luna está en la turba mientras él sea un hombre.
campaign-secrets-of-the-church = Secretos de la Iglesia
chapter-secrets-of-the-church-1 = Secretos de la Iglesia, capítulo 1
chapter-secrets-of-the-church-1-text = Las puertas del Distrito de la Catedral están cerradas, y quienes las cerraron no están rezando. Hay un camino por la tumba, si sobrevives a quienes la guardan.
chapter-secrets-of-the-church-2 = Secretos de la Iglesia, capítulo 2
chapter-secrets-of-the-church-2-text = Más allá de la capilla la plaza calla, y en cada casa se esconde alguien a quien prometieron refugio. Dos viejos terrores ocupan las entradas; se diría que la Iglesia los alimenta.
chapter-secrets-of-the-church-3 = Secretos de la Iglesia, capítulo 3
chapter-secrets-of-the-church-3-text = Solo queda la Catedral, y en ella canta una única voz. Quienes recibieron tu ayuda lo recordarán esta noche, y quienes no la recibieron también.
campaign-fall-of-old-yharnam = La caída del viejo Yharnam
chapter-fall-of-old-yharnam-1 = La caída del viejo Yharnam, capítulo 1
chapter-fall-of-old-yharnam-1-text = La enfermedad ha llegado a la ciudad baja: quien tose al anochecer tiene pelaje al alba. Alguien se ha llevado los barriles de pólvora, y algo hambriento ha seguido el olor de los enfermos.
chapter-fall-of-old-yharnam-2 = La caída del viejo Yharnam, capítulo 2
chapter-fall-of-old-yharnam-2-text = Media ciudad quiere quemar lo que queda de la otra media. Un viejo cazador vigila en la torre entre ambas; antes de que acabe la noche, también tú tendrás que tomar partido.
chapter-fall-of-old-yharnam-3 = La caída del viejo Yharnam, capítulo 3
chapter-fall-of-old-yharnam-3-text = Los fuegos arden. Saca de aquí a los vivos o asegúrate de que nada los siga, y ve después a la iglesia del valle, donde la bestia ha tenido tiempo de pasar hambre.

## Hunters and weapons

hunter-saw-cleaver = Cuchilla dentada
hunter-saw-cleaver-text = Por una cara, cortes rápidos; por la otra, un mordisco para cada caso.
hunter-threaded-cane = Bastón enhebrado
hunter-threaded-cane-text = Ágil: hecho látigo, sus esquivas hieren. Trae un cañón.
hunter-hunter-axe = Hacha de cazador
hunter-hunter-axe-text = Lenta y dura: una cara cura, la otra abate a grupos enteros.
hunter-ludwigs-holy-blade = Espada sagrada de Ludwig
hunter-ludwigs-holy-blade-text = Pocos golpes, enormes; o una espada ligera de la misma vaina.
weapon-side-side-a = cara A
weapon-side-side-b = cara B

## Stat cards

card-endurance = Aguante
card-endurance-text = Esquivar. Vacía su espacio.
card-skill = Habilidad
card-skill-text = Tambalear.
card-strength = Fuerza
card-strength-text = 1 de daño más.
card-vitality = Vitalidad
card-vitality-text = Roba 1.
card-invigorating = Vigorizante
card-invigorating-text = Esquivar. Cura 1. Vacía un espacio cualquiera.
card-tactical = Táctica
card-tactical-text = Esquivar. 1 de velocidad más. Vacía su espacio.
card-dash = Carrera
card-dash-text = Esquivar. Vacía su espacio. Pagada por mover: 3 casillas.
card-quick-change = Cambio rápido
card-quick-change-text = Esquivar. Tras atacar o esquivar, transformación gratis.
card-counter-strike = Contragolpe
card-counter-strike-text = Esquivar. Al esquivar con ella inflige 2 al atacante.
card-cheap-shot = Golpe bajo
card-cheap-shot-text = Tambalear. Desde la mano, cuando un enemigo de aquí usa una habilidad: 2 de daño.
card-unyielding = Inquebrantable
card-unyielding-text = Tambalear. Roba 1.
card-adaptive = Adaptable
card-adaptive-text = Esquivar. Tambalear. Vacía su espacio.
card-agile = Ágil
card-agile-text = Tambalear. 1 de velocidad más.
card-visceral = Visceral
card-visceral-text = Tambalear. 1 de daño más.
card-swift = Veloz
card-swift-text = 1 de daño y 1 de velocidad más.
card-leaping = Salto
card-leaping-text = 1 de daño más. Antes de tu ataque, mueve hasta 2 casillas hasta el enemigo.
card-poised = Aplomo
card-poised-text = 1 de daño más. Ni tambaleo ni aturdimiento en este combate.
card-bloodthirsty = Sed de sangre
card-bloodthirsty-text = 1 de daño más. Al matar: roba 1, cura 1.
card-rallying = Reagrupar
card-rallying-text = 1 de daño más. Tras el ataque cura 2.
card-tireless = Incansable
card-tireless-text = Roba 2, descarta 1. Quita veneno o frenesí.
card-defensive = Defensiva
card-defensive-text = Bloquea 2.
card-indomitable = Indomable
card-indomitable-text = Roba 1. Ni frenesí, ni veneno, ni tambaleo, ni aturdimiento en este combate.
card-rapid = Rápida
card-rapid-text = Esquivar. Roba 1. Vacía su espacio.
card-second-wind = Segundo aliento
card-second-wind-text = Pagada por una acción: cura 2.

## Firearms

firearm-hunter-pistol = Pistola de cazador
firearm-evelyn = Evelyn
firearm-cannon = Cañón
firearm-repeating-pistol = Pistola de repetición
firearm-flamesprayer = Lanzallamas
firearm-hunter-blunderbuss = Trabuco de cazador
firearm-ludwigs-rifle = Rifle de Ludwig
firearm-rosmarinus = Rosmarinus

## Consumables and rewards

item-blood-vial = Vial de sangre
item-molotov-cocktail = Cóctel molotov
item-throwing-knife = Cuchillo arrojadizo
item-pebble = Guijarro
item-pungent-blood-cocktail = Cóctel de sangre acre
item-coldblood-dew = Rocío de sangre fría
item-blue-elixir = Elixir azul
item-beckoning-bell = Campana de llamada
item-antidote = Antídoto
item-sedative = Sedante
item-bone-marrow-ash = Ceniza de médula
item-quicksilver-bullets = Balas de mercurio
item-bold-hunters-mark = Marca de cazador audaz
item-beast-blood-pellet = Píldora de sangre de bestia
item-fire-paper = Papel de fuego
item-bolt-paper = Papel de rayo
item-lead-elixir = Elixir de plomo
item-numbing-mist = Niebla entumecedora
item-a-call-beyond = Llamada del más allá
item-augur-of-ebrietas = Augurio de Ebrietas
item-beast-roar = Rugido de bestia
item-blood-of-adella = Sangre de Adella
item-blood-of-arianna = Sangre de Arianna
item-blood-stone-shard = Esquirla de piedra de sangre
item-empty-phantasm-shell = Caparazón espectral vacío
item-executioners-gloves = Guantes de verdugo
item-hand-lantern = Farol de mano
item-hunter-torch = Antorcha de cazador
item-iosefkas-blood-vial = Vial de Iosefka
item-messengers-gift = Don del mensajero
item-old-hunter-bone = Hueso de viejo cazador
item-tiny-tonitrus = Tonitrus diminuto
item-tiny-music-box = Cajita de música
item-rune-beast = Runa: Bestia
item-rune-blood-rapture = Runa: Éxtasis de sangre
item-rune-clawmark = Runa: Zarpazo
item-rune-communion = Runa: Comunión
item-rune-eye = Runa: Ojo
item-rune-formless-oedon = Runa: Oedon informe
item-rune-guidance = Runa: Guía
item-rune-hunter = Runa: Cazador
item-rune-moon = Runa: Luna
item-rune-oedon-writhe = Runa: Contorsión de Oedon

## Enemies, rivals and bosses

kind-huntsmans-minion = Siervo del cazador
kind-hunter-mob = Turba de caza
kind-scourge-beast = Bestia de la plaga
kind-male-beast-patient = Paciente bestia macho
kind-female-beast-patient = Paciente bestia hembra
kind-church-giant = Gigante de la Iglesia
kind-church-servant = Siervo de la Iglesia
kind-eileen-the-crow = Eileen la Cuervo
kind-iosefka = Iosefka
kind-old-hunter-henryk = Viejo cazador Henryk
kind-old-hunter-djura = Viejo cazador Djura
kind-alfred = Alfred
kind-djuras-ally = Aliado de Djura
kind-bloody-crow-of-cainhurst = Cuervo sangriento de Cainhurst
kind-barred-door = Puerta atrancada
kind-executioner = Verdugo
kind-blessed-adherent = Adepto bendito
kind-frightened-survivor = Superviviente asustado
kind-eileen-as-friend = Eileen, tu amiga
kind-cleric-beast = Bestia clérigo
kind-father-gascoigne = Padre Gascoigne
kind-gascoigne-transformed = Gascoigne transformado
kind-blood-starved-beast = Bestia sedienta de sangre
kind-vicar-amelia = Vicaria Amelia
unit-huntsmans-minion-1 = Siervo del cazador 1
unit-huntsmans-minion-2 = Siervo del cazador 2
unit-huntsmans-minion-3 = Siervo del cazador 3
unit-huntsmans-minion-4 = Siervo del cazador 4
unit-hunter-mob-1 = Turba de caza 1
unit-hunter-mob-2 = Turba de caza 2
unit-hunter-mob-3 = Turba de caza 3
unit-hunter-mob-4 = Turba de caza 4
unit-scourge-beast-1 = Bestia de la plaga 1
unit-scourge-beast-2 = Bestia de la plaga 2
unit-scourge-beast-3 = Bestia de la plaga 3
unit-scourge-beast-4 = Bestia de la plaga 4
unit-male-beast-patient-1 = Paciente bestia macho 1
unit-male-beast-patient-2 = Paciente bestia macho 2
unit-male-beast-patient-3 = Paciente bestia macho 3
unit-male-beast-patient-4 = Paciente bestia macho 4
unit-female-beast-patient-1 = Paciente bestia hembra 1
unit-female-beast-patient-2 = Paciente bestia hembra 2
unit-female-beast-patient-3 = Paciente bestia hembra 3
unit-female-beast-patient-4 = Paciente bestia hembra 4
unit-church-giant-1 = Gigante de la Iglesia 1
unit-church-giant-2 = Gigante de la Iglesia 2
unit-church-giant-3 = Gigante de la Iglesia 3
unit-church-giant-4 = Gigante de la Iglesia 4
unit-church-servant-1 = Siervo de la Iglesia 1
unit-church-servant-2 = Siervo de la Iglesia 2
unit-church-servant-3 = Siervo de la Iglesia 3
unit-church-servant-4 = Siervo de la Iglesia 4
unit-eileen-the-crow-1 = Eileen la Cuervo
unit-iosefka-1 = Iosefka
unit-old-hunter-henryk-1 = Viejo cazador Henryk
unit-old-hunter-djura-1 = Viejo cazador Djura
unit-alfred-1 = Alfred
unit-djuras-ally-1 = Aliado de Djura
unit-bloody-crow-of-cainhurst-1 = Cuervo sangriento de Cainhurst
unit-barred-door-1 = Puerta atrancada
unit-executioner-1 = Verdugo 1
unit-executioner-2 = Verdugo 2
unit-executioner-3 = Verdugo 3
unit-executioner-4 = Verdugo 4
unit-blessed-adherent-1 = Adepto bendito
unit-frightened-survivor-1 = Superviviente asustado 1
unit-frightened-survivor-2 = Superviviente asustado 2
unit-frightened-survivor-3 = Superviviente asustado 3
unit-frightened-survivor-4 = Superviviente asustado 4
unit-frightened-survivor-5 = Superviviente asustado 5
unit-frightened-survivor-6 = Superviviente asustado 6
unit-eileen-as-friend-1 = Eileen, tu amiga
unit-cleric-beast = Bestia clérigo
unit-father-gascoigne = Padre Gascoigne
unit-gascoigne-transformed = Gascoigne transformado
unit-blood-starved-beast = Bestia sedienta de sangre
unit-vicar-amelia = Vicaria Amelia

## What they do

line-lumbering-swing = Golpe torpe
line-overhead-slam = Mazazo
line-brick-stun = Ladrillazo
line-lumbering-swing-b = Golpe torpe
line-brick-swipe = Barrido con ladrillo
line-shoulder-charge = Carga
line-axe-swing = Hachazo
line-shield-bash = Golpe de escudo
line-mob-frenzy = Furia de la turba
line-axe-swing-b = Hachazo
line-rifle-shot = Disparo de rifle
line-molotov-toss = Lanzar molotov
line-quick-swipe = Zarpazo rápido
line-combo-slash = Tajo doble
line-feral-rage = Rabia feroz
line-quick-swipe-b = Zarpazo rápido
line-pin-and-gnaw = Sujetar y roer
line-bestial-howl = Aullido
line-claw-swipe = Zarpazo
line-death-rattle = Estertor
line-pack-tactics = Táctica de manada
line-claw-swipe-b = Zarpazo
line-ashen-toxin = Toxina cenicienta
line-pack-tactics-b = Táctica de manada
line-claw-slash = Garra
line-grab-and-vomit = Agarrar y vomitar
line-ashen-blood = Sangre cenicienta
line-claw-slash-b = Garra
line-ashen-rage = Rabia cenicienta
line-ashen-blood-b = Sangre cenicienta
line-reckless-swing = Golpe temerario
line-execute = Ejecutar
line-lumbering = Paso torpe
line-reckless-swing-b = Golpe temerario
line-mighty-swing = Golpe poderoso
line-lumbering-b = Paso torpe
line-cane-strike = Bastonazo
line-arcane-explosion = Explosión arcana
line-horrific-visions = Visiones horribles
line-cane-strike-b = Bastonazo
line-profane-mark = Marca profana
line-arcane-missiles = Proyectiles arcanos
line-blade-of-mercy = Hoja de la piedad
line-parry-strike = Parada y golpe
line-eileens-pistol = Pistola de Eileen
line-iosefkas-cane = Bastón de Iosefka
line-augur = Augurio
line-iosefkas-pistol = Pistola de Iosefka
line-henryks-cleaver = Cuchilla de Henryk
line-henryks-pistol = Pistola de Henryk
line-poisoned-knife = Cuchillo envenenado
line-stake-driver = Clavaestacas
line-primed-stake = Estaca cargada
line-djuras-blunderbuss = Trabuco de Djura
line-kirkhammer-slam = Golpe de Kirkhammer
line-combo-flourish = Floritura
line-alfreds-rifle = Rifle de Alfred
line-allys-cleaver = Cuchilla del aliado
line-rally-strike = Golpe de ánimo
line-blood-thirst = Sed de sangre
line-chikage = Chikage
line-crows-pistol = Pistola del Cuervo
line-supplies = Provisiones
line-cleric-slam = Manotazo
line-cleric-grab = Agarre
line-lunging-swipe = Zarpazo en salto
line-recovery = Recuperación
line-cleric-slam-2 = Manotazo
line-grab-and-toss = Agarrar y arrojar
line-crushing-slam = Aplastamiento
line-jumping-smash = Salto demoledor
line-recovery-2 = Recuperación
line-axe-slash = Tajo de hacha
line-scattergun-burst = Perdigonada
line-spark-uppercut = Gancho de chispas
line-charged-swing = Golpe cargado
line-axe-sweep = Barrido de hacha
line-scattergun-burst-2 = Perdigonada
line-jump-attack = Ataque en salto
line-charged-spin = Giro cargado
line-beast-claw = Garra de bestia
line-claw-combo = Garras encadenadas
line-overhead-smash = Golpe desde arriba
line-pin-and-maul = Sujetar y destrozar
line-beast-claw-2 = Garra de bestia
line-double-slash = Doble tajo
line-overhead-smash-2 = Golpe desde arriba
line-aerial-dive = Picado
line-bestial-roar = Rugido bestial
line-lunging-slash = Tajo en salto
line-crippling-poison = Veneno paralizante
line-rage-combo = Furia encadenada
line-poison-blast = Estallido de veneno
line-lunging-slash-2 = Tajo en salto
line-crippling-poison-2 = Veneno paralizante
line-quick-lunge = Embestida
line-starved-maul = Destrozo
line-poison-aura = Aura de veneno
line-gnashing-grab = Agarre a dentelladas
line-cross-sweep = Barrido en cruz
line-timed-slash-medium = Tajo medido
line-timed-slash-slow = Tajo medido lento
line-uppercut-sweep = Gancho barrido
line-quick-bite = Mordisco rápido
line-tantrum-combo = Rabieta
line-timed-slash-2 = Tajo medido
line-axe-handle-smash = Golpe a dos manos
line-healing-prayer = Plegaria sanadora
line-gun-fire = Fuego de ametralladora
line-falling-boulder = Roca que cae
line-alphas-fury = Furia del alfa

## Tiles and spaces

tile-central-lamp = Farol Central
tile-ransacked-house = Casa saqueada
tile-courtyard-lamp = Farol del patio
tile-occupied-house = Casa ocupada
tile-the-great-bridge = El Gran Puente
tile-tomb-of-oedon = Tumba de Oedon
tile-alleyway = Callejón
tile-barred-window = Ventana enrejada
tile-graveyard = Cementerio
tile-grand-cathedral = Gran Catedral
tile-iosefkas-clinic = Clínica de Iosefka
tile-oedon-chapel = Capilla de Oedon
tile-church-of-the-good-chalice = Iglesia del Buen Cáliz
tile-t-junction = Cruce en T
tile-well = El pozo
tile-three-strips = Tres franjas
tile-walls = Los muros
tile-pillar = El pilar
tile-shrine = El santuario
tile-market = El mercado
space-central-lamp-a = Farol Central A
space-central-lamp-b = Farol Central B
space-central-lamp-c = Farol Central C
space-central-lamp-d = Farol Central D
space-ransacked-house-a = Casa saqueada A
space-ransacked-house-b = Casa saqueada B
space-ransacked-house-c = Casa saqueada C
space-ransacked-house-d = Casa saqueada D
space-courtyard-lamp-a = Farol del patio A
space-courtyard-lamp-b = Farol del patio B
space-courtyard-lamp-c = Farol del patio C
space-courtyard-lamp-d = Farol del patio D
space-occupied-house-a = Casa ocupada A
space-occupied-house-b = Casa ocupada B
space-occupied-house-c = Casa ocupada C
space-occupied-house-d = Casa ocupada D
space-the-great-bridge-a = El Gran Puente A
space-the-great-bridge-b = El Gran Puente B
space-the-great-bridge-c = El Gran Puente C
space-the-great-bridge-d = El Gran Puente D
space-tomb-of-oedon-a = Tumba de Oedon A
space-tomb-of-oedon-b = Tumba de Oedon B
space-tomb-of-oedon-c = Tumba de Oedon C
space-tomb-of-oedon-d = Tumba de Oedon D
space-alleyway-a = Callejón A
space-alleyway-b = Callejón B
space-alleyway-c = Callejón C
space-alleyway-d = Callejón D
space-barred-window-a = Ventana enrejada A
space-barred-window-b = Ventana enrejada B
space-barred-window-c = Ventana enrejada C
space-barred-window-d = Ventana enrejada D
space-graveyard-a = Cementerio A
space-graveyard-b = Cementerio B
space-graveyard-c = Cementerio C
space-graveyard-d = Cementerio D
space-grand-cathedral-a = Gran Catedral A
space-grand-cathedral-b = Gran Catedral B
space-grand-cathedral-c = Gran Catedral C
space-grand-cathedral-d = Gran Catedral D
space-iosefkas-clinic-a = Clínica de Iosefka A
space-iosefkas-clinic-b = Clínica de Iosefka B
space-iosefkas-clinic-c = Clínica de Iosefka C
space-iosefkas-clinic-d = Clínica de Iosefka D
space-oedon-chapel-a = Capilla de Oedon A
space-oedon-chapel-b = Capilla de Oedon B
space-oedon-chapel-c = Capilla de Oedon C
space-oedon-chapel-d = Capilla de Oedon D
space-church-of-the-good-chalice-a = Iglesia del Buen Cáliz A
space-church-of-the-good-chalice-b = Iglesia del Buen Cáliz B
space-church-of-the-good-chalice-c = Iglesia del Buen Cáliz C
space-church-of-the-good-chalice-d = Iglesia del Buen Cáliz D
space-t-junction-a = Cruce en T A
space-t-junction-b = Cruce en T B
space-t-junction-c = Cruce en T C
space-t-junction-d = Cruce en T D
space-well-a = El pozo A
space-well-b = El pozo B
space-well-c = El pozo C
space-well-d = El pozo D
space-three-strips-a = Tres franjas A
space-three-strips-b = Tres franjas B
space-three-strips-c = Tres franjas C
space-three-strips-d = Tres franjas D
space-walls-a = Los muros A
space-walls-b = Los muros B
space-walls-c = Los muros C
space-walls-d = Los muros D
space-pillar-a = El pilar A
space-pillar-b = El pilar B
space-pillar-c = El pilar C
space-pillar-d = El pilar D
space-shrine-a = El santuario A
space-shrine-b = El santuario B
space-shrine-c = El santuario C
space-shrine-d = El santuario D
space-market-a = El mercado A
space-market-b = El mercado B
space-market-c = El mercado C
space-market-d = El mercado D

## Missions

mission-lh1-source = El origen de la plaga
mission-lh1-on-the-hunt = De cacería
mission-lh1-safe-haven = Un refugio
mission-lh1-rescue = Rescate
mission-lh2-source = El origen de la plaga
mission-lh2-research = La investigación de Iosefka
mission-lh2-chapel-haunted = Capilla de Oedon
mission-lh2-chapel-shelter = Capilla de Oedon
mission-lh2-last-minute = Rescate de última hora
mission-lh3-source = El origen de la plaga
mission-lh3-clinic-duel = Clínica de Iosefka
mission-lh3-clinic-victim = Clínica de Iosefka
mission-lh3-bridge = El Gran Puente
mission-lh3-bridge-rescue = Rescate de última hora
mission-lh3-chapel-escort = Capilla de Oedon
mission-lh3-chapel-gifts = Capilla de Oedon
mission-lh3-chapel-shelter = Capilla de Oedon
mission-gm1-hunt = De cacería
mission-gm1-bystanders = Testigos inocentes
mission-gm1-supplies = Provisiones para la noche
mission-gm1-eileen = Eileen la Cuervo
mission-gm2-hunt = De cacería
mission-gm2-blood-moon = Influencia de la luna de sangre
mission-gm2-parents = Padres desaparecidos
mission-gm2-henryk = Cazadora de cazadores
mission-gm3-hunt = Locura creciente
mission-gm3-ribbon = La ventana enrejada
mission-gm3-escort = La ventana enrejada
mission-gm3-cathedral-eileen = Gran Catedral
mission-gm3-cathedral-crow = Gran Catedral
mission-gm3-occupied = Casa ocupada
mission-gm3-supplies = Provisiones para la noche
mission-sc1-hunt = Acceso al barrio de la Catedral
mission-sc1-bridge = El Gran Puente
mission-sc1-adella = La súplica de Adella
mission-sc1-agents = Agentes de la Iglesia
mission-sc2-hunt = Acceso a la plaza interior
mission-sc2-cleric = La bestia del puente
mission-sc2-gascoigne = El hombre de la tumba
mission-sc2-survivors = Reunir supervivientes
mission-sc2-arianna = Una dama en apuros
mission-sc2-figure = Una figura desconocida
mission-sc3-hunt = Acceso a la Catedral
mission-sc3-chapel-plea = Capilla de Oedon
mission-sc3-chapel-silence = Capilla de Oedon
mission-sc3-chapel-rivals = Capilla de Oedon
mission-sc3-chapel-blessed = Capilla de Oedon
mission-sc3-strength = Fuerza por la sangre
mission-sc3-executioners = Llegan los verdugos
mission-sc3-purge = Llegan los verdugos
mission-fy1-hunt = Barriles perdidos
mission-fy1-ransacked = Pacientes dentro
mission-fy1-grave = Última voluntad
mission-fy1-townsfolk = Vecinos infectados
mission-fy1-trapped = Atrapado
mission-fy1-beast = Bestia sedienta
mission-fy2-hunt = La plaga se extiende
mission-fy2-reminders = Recuerdos quemados
mission-fy2-those-that-remain = Los que quedan
mission-fy2-ingenuity = Ingenio de pólvora
mission-fy3-escaping = La huida
mission-fy3-purging = La purga
mission-fy3-chaos = Caos y fuego
mission-fy3-kegs = Los barriles que quedan
mission-fy3-ingenuity = Ingenio con pólvora
mission-fy3-vengeance-djura = Venganza
mission-fy3-vengeance-ally = Venganza
mission-step-lh1-source-1 = Consigue 2 de lucidez y termina un movimiento en el Farol Central.
mission-step-lh1-source-2 = El alfa ha venido a por ti y la niebla cierra la plaza. Mátalo.
mission-step-lh1-on-the-hunt-1 = Antorchas por todo el patio, y una manda. Mata a quien la lleva.
mission-step-lh1-safe-haven-1 = Aquí aún vive alguien. Interactúa y llévalo a la Capilla de Oedon.
mission-step-lh1-safe-haven-2 = La capilla no estaba vacía. Mata a la bestia.
mission-step-lh1-rescue-1 = Un grito tras el muro. Interactúa donde la casa está reventada.
mission-step-lh1-rescue-2 = La niña huye de ti como de todos. Alcánzala donde no haya enemigos.
mission-step-lh1-rescue-3 = Sus ojos han empezado a cambiar. Decide.
mission-step-lh2-source-1 = Lleva cadáveres de Bestias de la plaga al Cementerio. Un consumible atrae a una.
mission-step-lh2-source-2 = Consigue 2 de lucidez en este capítulo.
mission-step-lh2-source-3 = El hedor ha llamado a algo mayor. Lleva a la Bestia clérigo a su segunda fase.
mission-step-lh2-source-4 = Ya nada la hiere. Atráela hasta la Tumba de Oedon.
mission-step-lh2-research-0 = Una voz tras la puerta pide ayuda, o silencio. Decide.
mission-step-lh2-research-1 = Quiere a alguien que ya se ha perdido. Mata a una Turba o a un Siervo en la Clínica.
mission-step-lh2-research-2 = Ahora una bestia. Mata a una Bestia de la plaga en la Clínica.
mission-step-lh2-research-3 = La gente se esconde donde aún queda algo. Recoge consumibles y lleva a la Clínica a quienes te sigan.
mission-step-lh2-chapel-haunted-1 = Lo que fue una madre se arrodilla ante el altar. Mata a la Paciente bestia.
mission-step-lh2-chapel-shelter-1 = La niña sabe de otros. Recoge consumibles y lleva a la Capilla a quienes te sigan.
mission-step-lh2-last-minute-1 = Un cazador está retenido en el puente. Mata al duro Siervo.
mission-step-lh2-last-minute-2 = Apenas puede andar. Recógelo interactuando y llévalo a la Clínica o a la Capilla.
mission-step-lh3-source-1 = La Bestia clérigo está encerrada en la Tumba hasta que tengas 2 de lucidez o llegue el 2.º reinicio.
mission-step-lh3-source-2 = Anda suelta: caza al más débil y llama a la manada donde no halla a nadie. Mátala.
mission-step-lh3-clinic-duel-1 = Nunca fue una sanadora. Mata a Iosefka.
mission-step-lh3-clinic-victim-1 = Su paciente ha huido. Alcánzalo donde no haya enemigos.
mission-step-lh3-bridge-1 = Cruzan el puente en tropel. Mata Bestias de la plaga.
mission-step-lh3-bridge-rescue-1 = El cazador sigue retenido en el puente. Mata al duro Siervo.
mission-step-lh3-bridge-rescue-2 = Queda poco de él. Recógelo interactuando y llévalo a la Clínica o a la Capilla.
mission-step-lh3-chapel-escort-1 = El cazador que salvaste quiere luchar. Mata con él a tu lado.
mission-step-lh3-chapel-gifts-1 = A la capilla no le queda nada. Dona allí consumibles.
mission-step-lh3-chapel-shelter-1 = La capilla está vacía y la noche llena. Recoge consumibles y trae a quienes te sigan.
mission-step-gm1-hunt-1 = El padre Gascoigne se une a ti en el Farol Central. Mata en su compañía.
mission-step-gm1-hunt-2 = Consigue 2 de lucidez y termina un movimiento en El Gran Puente.
mission-step-gm1-hunt-3 = Caen rocas y el puente está cerrado. Que no haya enemigos al final de una ronda.
mission-step-gm1-bystanders-1 = Un alborotador retiene a alguien en el Farol Central. Mátalo antes del próximo reinicio.
mission-step-gm1-bystanders-2 = Recoge al superviviente interactuando y llévalo a la Capilla de Oedon.
mission-step-gm1-bystanders-3 = Llegaste tarde y la sangre está caliente. Interactúa en el farol.
mission-step-gm1-supplies-1 = Abren la puerta un palmo. Dona consumibles en la Casa ocupada.
mission-step-gm1-supplies-2 = Lo prometido está enterrado. Interactúa en el Cementerio.
mission-step-gm1-eileen-1 = La Cuervo pone precio a su consejo. Paga ecos en la Capilla de Oedon.
mission-step-gm2-hunt-1 = La tumba está sellada y la Iglesia guarda la llave. Mata al Gigante y al Siervo en la Gran Catedral.
mission-step-gm2-hunt-2 = La llave aún no gira. Consigue 2 de lucidez.
mission-step-gm2-hunt-3 = El sello está roto. Termina un movimiento en la Tumba de Oedon.
mission-step-gm2-hunt-4 = Tu amigo ya no te conoce. Mata al padre Gascoigne.
mission-step-gm2-blood-moon-1 = La luna está en todos y las Turbas la contagian. Mata Turbas de caza libre de frenesí.
mission-step-gm2-parents-1 = Una manita te pasa una caja de música entre los barrotes. Búscalos: interactúa en el Cementerio.
mission-step-gm2-parents-2 = Vuelve a la Ventana enrejada.
mission-step-gm2-parents-3 = Pregunta qué encontraste. Decide.
mission-step-gm2-henryk-1 = Eileen se ha adelantado. Termina un movimiento en el Cementerio.
mission-step-gm2-henryk-2 = Mata a Henryk antes de que caiga Eileen.
mission-step-gm3-hunt-1 = Camina, y los golpes solo lo hacen retroceder; mientras tanto toda turba trae frenesí. Consigue 2 de lucidez o espera al 3.er reinicio.
mission-step-gm3-hunt-2 = Ya no queda hombre. Mata a la bestia que escondía.
mission-step-gm3-ribbon-1 = La ventana está vacía. Mata al Siervo de la Casa saqueada que lleva algo rojo en el puño.
mission-step-gm3-ribbon-2 = Una cinta. Llévala de vuelta a la Ventana enrejada.
mission-step-gm3-escort-1 = Ha salido a buscar. Encuéntrala en la Casa saqueada y llévala a la Catedral.
mission-step-gm3-cathedral-eileen-1 = La Cuervo ha venido a por ti. Mata a Eileen.
mission-step-gm3-cathedral-crow-1 = Eileen sangra en los escalones. Mata al Cuervo sangriento.
mission-step-gm3-occupied-1 = Ya nadie responde. Mata a la Bestia frenética.
mission-step-gm3-supplies-1 = Siguen esperando tras la puerta. Dona consumibles en la Casa ocupada.
mission-step-gm3-supplies-2 = Lo prometido está enterrado. Interactúa en el Cementerio.
mission-step-sc1-hunt-1 = Consigue 2 de lucidez y termina un movimiento en la Tumba de Oedon.
mission-step-sc1-hunt-2 = Los guardias cierran tras de ti. Que la tumba quede sin enemigos al final de una ronda.
mission-step-sc1-bridge-1 = Alguien ha encendido todo el puente. Mata a la Turba de caza; el paso del otro lado se hundirá.
mission-step-sc1-adella-1 = Una monja espera bajo el farol. Interactúa y llévala al Callejón.
mission-step-sc1-adella-2 = Ahí está la puerta, y su guardián. Interactúa a su lado.
mission-step-sc1-agents-1 = Tras cada reinicio llegan túnicas blancas. Mata Siervos de la Iglesia.
mission-step-sc2-hunt-1 = Termina un movimiento en el Cementerio.
mission-step-sc2-hunt-2 = Ten lucidez suficiente al final de una ronda. Las bestias del Puente y de la Tumba valen alguna.
mission-step-sc2-cleric-1 = Está herida y furiosa. Mata a la Bestia clérigo.
mission-step-sc2-gascoigne-1 = No te oye. Mata al padre Gascoigne.
mission-step-sc2-survivors-1 = Un Gigante guarda a un superviviente en cada lugar con nombre. Interactúa para llevártelos.
mission-step-sc2-arianna-1 = Un bruto bloquea su puerta. Mata al Siervo.
mission-step-sc2-arianna-2 = Interactúa y llévala a la Capilla de Oedon.
mission-step-sc2-figure-0 = Alguien reza entre las tumbas. Termina un movimiento en el Cementerio.
mission-step-sc2-figure-1 = Sonríe un poco de más. Tú decides.
mission-step-sc2-figure-2 = Mata a Alfred.
mission-step-sc2-figure-3 = Guía a Alfred por losetas distintas.
mission-step-sc3-hunt-1 = Termina un movimiento en el Farol del patio.
mission-step-sc3-hunt-2 = El patio está cerrado. Mata a los guardias o aguanta hasta el 3.er reinicio.
mission-step-sc3-hunt-3 = Las puertas están abiertas. Termina un movimiento en la Gran Catedral; mal les irá a quienes tengan menos de 2 de lucidez.
mission-step-sc3-hunt-4 = Reza y crece. Mata a la vicaria Amelia.
mission-step-sc3-chapel-plea-1 = Adella te ha seguido, y ellos también. Mata al Adepto y al Siervo.
mission-step-sc3-chapel-silence-1 = La dama calla y algo se arrodilla a su lado. Mata al Adepto y al Gigante.
mission-step-sc3-chapel-rivals-0 = Ambas mujeres viven ya aquí y cada una acusa a la otra. Decide a quién crees.
mission-step-sc3-chapel-rivals-1 = Los otros no te perdonan. Mata al Adepto y al Siervo.
mission-step-sc3-chapel-rivals-2 = Los otros no te perdonan. Mata al Adepto y al Gigante.
mission-step-sc3-chapel-blessed-1 = Se bendicen con tu nombre. Mata a los dos Siervos.
mission-step-sc3-strength-1 = En el Sueño, entrega ecos en vez de comprar mejoras.
mission-step-sc3-executioners-1 = Vienen a por todos. Mata a Alfred y a sus verdugos.
mission-step-sc3-purge-1 = Alfred te pide que golpees primero. Ataca a los supervivientes asustados en las casillas con nombre.
mission-step-fy1-hunt-1 = Pregunta al superviviente: interactúa en el Callejón.
mission-step-fy1-hunt-2 = Ten lucidez suficiente al final de una ronda. La Casa saqueada y el Cementerio ya valen algo.
mission-step-fy1-ransacked-1 = Hay tres sentados a oscuras. Mata a los pacientes de la Casa saqueada.
mission-step-fy1-grave-1 = El moribundo suplica un Antídoto. Dale uno en el Cementerio.
mission-step-fy1-grave-2 = Y un poco de paz. Paga un eco en el Cementerio.
mission-step-fy1-townsfolk-1 = El veneno tiene cabecilla. Mata a la Turba de caza.
mission-step-fy1-trapped-1 = Alguien golpea desde dentro. Rompe la puerta.
mission-step-fy1-trapped-2 = No estaba a solas. Interactúa con el superviviente.
mission-step-fy1-beast-1 = Ronda las calles. Llévala a su segunda fase y se irá.
mission-step-fy2-hunt-1 = Termina un movimiento en la Casa ocupada.
mission-step-fy2-hunt-2 = Con 1 de lucidez, termina un movimiento en el Cementerio.
mission-step-fy2-hunt-3 = Con 2 de lucidez, termina un movimiento en el Farol Central.
mission-step-fy2-hunt-4 = Dos viejos cazadores, una ciudad. Elige bando.
mission-step-fy2-hunt-5 = Mata a Djura.
mission-step-fy2-hunt-6 = Mata al aliado de Djura.
mission-step-fy2-reminders-1 = La plaza aún humea. Mata enemigos en la loseta del Farol Central.
mission-step-fy2-those-that-remain-0 = No han decidido qué eres. Decide por ellos.
mission-step-fy2-those-that-remain-1 = Interactúa y guíalos al Farol del patio. Si un turno acaba con un enemigo a su lado, vuelven corriendo.
mission-step-fy2-those-that-remain-2 = Huyen. Alcánzalos donde no haya enemigos.
mission-step-fy2-ingenuity-1 = El hombre tras los barrotes necesita piezas. Dona consumibles en la Ventana enrejada.
mission-step-fy3-escaping-1 = Reúne supervivientes: interactúa en casillas de consumible y de farol.
mission-step-fy3-escaping-2 = Con 2 de lucidez, termina un movimiento en la Iglesia del Buen Cáliz.
mission-step-fy3-escaping-3 = Esperaba en la nave; se nutre de los caídos y un eco la aquieta. Mata a la Bestia sedienta de sangre.
mission-step-fy3-purging-1 = Enciende fuegos: interactúa en losetas distintas.
mission-step-fy3-purging-2 = Con 2 de lucidez, termina un movimiento en la Iglesia del Buen Cáliz.
mission-step-fy3-purging-3 = No arde; se nutre de los caídos y un eco la aquieta. Mata a la Bestia sedienta de sangre.
mission-step-fy3-chaos-1 = Tras cada reinicio llegan bestias venenosas a los faroles. Mata Bestias de la plaga.
mission-step-fy3-kegs-1 = Lleva el barril de la Casa saqueada a la Ventana enrejada. Pesa.
mission-step-fy3-ingenuity-1 = El hombre tras los barrotes aún necesita piezas. Dona consumibles en la Ventana enrejada.
mission-step-fy3-vengeance-djura-1 = Disparos desde la torre. Termina un movimiento en El Gran Puente.
mission-step-fy3-vengeance-djura-2 = Mata al aliado de Djura.
mission-step-fy3-vengeance-ally-1 = Disparos desde la torre. Termina un movimiento en El Gran Puente.
mission-step-fy3-vengeance-ally-2 = Mata a Djura.
choice-lh-girl-killed = Acabar antes de que se transforme
choice-lh-girl-spared = Dejarla ir
choice-lh-research-helped = Ayudar en la investigación
choice-lh-research-sheltered = Dar refugio a los enfermos
choice-lh-to-clinic = A la Clínica
choice-lh-to-chapel = A la Capilla
choice-lh-late-to-clinic = A la Clínica, tarde
choice-lh-late-to-chapel = A la Capilla, tarde
choice-gm-lied = Mentir
choice-gm-told = Decir la verdad
choice-sc-alfred-fought = Luchar contra la figura
choice-sc-alfred-led = Guiar a la figura
choice-sc-believe-adella = Creer a Adella
choice-sc-believe-arianna = Creer a Arianna
choice-fy-against-djura = Contra Djura
choice-fy-against-ally = Contra su aliado
choice-fy-guide-them = Guiarlos
choice-fy-chase-them = Perseguirlos

## What the campaign remembers

flag-girl-killed = la niña murió
flag-girl-spared = la niña fue perdonada
flag-clinic-helped = se ayudó a Iosefka
flag-clinic-sheltered = los enfermos tuvieron refugio
flag-chapel-safe = la capilla está a salvo
flag-hunter-rescued = el cazador del puente fue rescatado
flag-hunter-to-clinic = el cazador está en la Clínica
flag-hunter-to-chapel = el cazador está en la Capilla
flag-gm-girl-lied-to = se mintió a la niña
flag-gm-girl-told = la niña sabe la verdad
flag-gm-supplied = la Casa ocupada tuvo provisiones
flag-gm-eileen-alive = Eileen vive
flag-gm-eileen-dead = Eileen cayó
flag-sc-adella-aided = se ayudó a Adella
flag-sc-arianna-aided = se ayudó a Arianna
flag-sc-alfred-foe = Alfred es enemigo
flag-sc-alfred-friend = Alfred es amigo
flag-fy-purge = la ciudad debe arder
flag-fy-escape = los enfermos deben huir
flag-fy-ingenious = los barriles quedaron listos

## Questions

ask-choose-hunter = ¿Qué cazador eres?
option-choose-hunter-fate = Que decida el azar
ask-choose-side = ¿Qué cara de tu arma?
option-choose-side-side-a = Cara A
option-choose-side-side-b = Cara B
ask-choose-start = ¿Dónde empiezas?
ask-refill = ¿Qué descartas antes de robar?
option-refill-draw = Conservar y robar
ask-take-turn = ¿Quién va ahora?
option-take-turn-go = Voy yo
ask-return-to = ¿En qué farol despiertas?
ask-act = ¿Qué haces?
option-act-end-turn = Terminar el turno
option-act-move = Mover
option-act-interact = Interactuar
option-act-transform = Transformar el arma
option-act-dream = Ir al Sueño del cazador
option-act-attack = Atacar
option-act-shoot = Disparar
option-act-reload = Recargar el arma de fuego
option-act-blood = Dar sangre: 1 de daño, roba 1
ask-pay = ¿Con qué carta pagas?
ask-reload-with = ¿Cómo recargas el arma de fuego?
option-reload-with-cards = Descartar cartas
option-reload-with-echo = Un eco de sangre
ask-step = ¿Hacia dónde?
option-step-stay = Quedarse aquí
option-step-north = Explorar al norte
option-step-east = Explorar al este
option-step-south = Explorar al sur
option-step-west = Explorar al oeste
ask-join = ¿Por qué salida entras en la loseta?
option-join-north = Norte
option-join-east = Este
option-join-south = Sur
option-join-west = Oeste
ask-choose-space = ¿Qué casilla eliges?
option-choose-space-stay = Dejarlo ahí
ask-enters = Un enemigo viene a tu casilla. ¿Respondes?
option-enters-done = No hacer nada
option-enters-firearm = Disparar
ask-interact-with = Interactúas: ¿qué más haces?
option-interact-with-done = Nada más
option-interact-with-teleport = Viajar por el farol
option-interact-with-chalice = Ofrecer un consumible por un eco
option-interact-with-donate = Donar un consumible a la misión
option-interact-with-pay = Pagar un eco a la misión
option-interact-with-bait = Poner un cebo
ask-pick = ¿Con cuál te quedas?
ask-attack-with = ¿Con qué atacas?
option-attack-with-nothing = No devolver el golpe
option-attack-with-firearm = El arma de fuego
ask-target = ¿Qué enemigo?
ask-slot = ¿Qué espacio de tu arma?
option-slot-slot-1 = Espacio 1
option-slot-slot-2 = Espacio 2
option-slot-slot-3 = Espacio 3
ask-on-attack = ¿Usas un objeto en este ataque?
option-on-attack-done = No, golpear sin él
ask-cheap-shot = Un enemigo usa una habilidad. ¿Le das un Golpe bajo?
option-cheap-shot-no = No
ask-react = ¿Cómo respondes al ataque?
option-react-done = No hacer nada
option-react-firearm = Disparar
ask-dodge = ¿Esquivas el ataque?
option-dodge-no = Encajar el golpe
ask-meet-demand = ¿Esquivas o lo sufres?
option-meet-demand-no = Sufrirlo
ask-discard-one = Aturdimiento: ¿carta o daño?
option-discard-one-suffer = Sufrir 1 de daño
ask-duck = ¿Descartas una carta o te frena?
option-duck-no = Que me frene
ask-follow = El enemigo se ha alejado. ¿Lo sigues?
option-follow-no = Quedarse aquí
option-follow-yes = Seguir
ask-on-kill = Tras la muerte: ¿usas una runa?
option-on-kill-done = No
ask-free-transform = ¿Transformas tu arma gratis?
option-free-transform-no = Dejar esta cara
option-free-transform-yes = Transformar
ask-drop = ¿Te quitas veneno o frenesí?
option-drop-poison-token = Quitarte el veneno
option-drop-frenzy-token = Quitarte el frenesí
ask-prevent = ¿Pagas un eco para que el enemigo se quede quieto?
option-prevent-no = Dejar que ronde
option-prevent-yes = Pagar un eco
ask-adella = ¿Cuánta sangre de Adella tomas?
option-adella-one = Curar 1
option-adella-three = Curar 3 por un eco
ask-refresh = ¿Qué recompensa se recupera?
ask-beckon = ¿A quién llamas a tu casilla?
ask-swap-away = ¿Qué carta descartas?
ask-swap-back = ¿Qué carta recuperas?
ask-buy = ¿Qué mejora compras?
option-buy-offering = Dar el eco a la misión
ask-exchange = ¿Cambias un consumible en el Sueño?
option-exchange-done = No: conservas lo tuyo
ask-swap-in = ¿Qué carta sale de tu mazo?
option-swap-in-unused = Ninguna: la nueva se pierde
ask-choose-way = ¿Qué decides por todos?
ask-give-item = ¿Cuál entregas?
option-give-item-done = Ninguno
ask-receive = ¿Quién recibe la recompensa?
ask-keep-firearm = ¿Qué arma de fuego llevas?
option-keep-firearm-old = Seguir con la tuya
option-keep-firearm-new = Tomar la nueva
ask-set-aside = Demasiadas: ¿cuál se va?
ask-pass-on = ¿Quién se la queda por ti?
option-pass-on-nobody = Nadie: sale del juego
ask-trade = ¿Qué regalas?
option-trade-done = Nada más
option-trade-firearm = El arma de fuego

## Events

event-hunter-chosen = { $seat } empuña: { $hunter }.
event-side-chosen = { $seat } muestra la { $side } del arma.
event-chapter-begins = Empieza: { $chapter }. { $chapter_text }
event-slot-assigned = Espacio { $slot ->
    [1] I
    [2] II
   *[3] III
}: { $kind }, { $side }.
event-round-begins = Empieza la ronda { $round }.
event-final-round = Ha llegado la ronda final.
event-turn-begins = Empieza el turno de { $seat }.
event-turn-ends = Termina el turno de { $seat }.
event-card-drawn = { $seat } roba { $card }.
event-hand-drawn = { $seat } roba { $card } para la primera mano.
event-drawn-by-card = { $seat } roba { $card } por la carta colocada.
event-drawn-by-kill = { $seat } roba { $card } por la muerte del enemigo.
event-drawn-by-item = { $seat } roba { $card } por el objeto.
event-drawn-for-blood = { $seat } roba { $card } por la sangre.
event-card-swapped = { $seat } recupera { $card } de su descarte.
event-card-discarded = { $seat } descarta { $card }.
event-hand-discarded = { $seat } descarta { $card } antes de robar.
event-stun-discarded = { $seat } descarta { $card } por el aturdimiento.
event-ducked = { $seat } descarta { $card } para agacharse.
event-effect-discarded = { $seat } descarta { $card } por lo que dice una carta.
event-reload-paid = { $seat } descarta { $card } para recargar.
event-swap-discarded = { $seat } cambia { $card } por otra.
event-transformed = { $seat } cambia el arma a la { $side }.
event-slot-cleared = { $seat } vacía un espacio con { $card }.
event-poison-works = El veneno obra en { $seat }.
event-moved = { $seat } va a { $space }.
event-stands = { $seat } empieza en { $space }.
event-goes-after = { $seat } va detrás, a { $space }.
event-tile-turned-up = { $seat } descubre { $tile }.
event-tile-laid = { $tile } se suma al mapa.
event-tile-shuffled-back = { $tile } cerraría el mapa y vuelve al mazo.
event-teleported = { $seat } aparece en { $space }.
event-interacts = { $seat } interactúa en { $space }.
event-item-gained = { $seat } consigue { $item }.
event-item-picked = { $seat } escoge { $item }.
event-item-exchanged = { $seat } recibe { $item } a cambio.
event-item-rewarded = { $seat } recibe { $item } de recompensa.
event-item-passed-on = { $seat } se queda { $item }.
event-item-traded = { $seat } recibe { $item } de otro cazador.
event-spawned = { $unit } aparece en { $space }.
event-comes-to-call = { $unit } acude a la llamada, en { $space }.
event-comes-back = { $unit } vuelve a { $space }.
event-comes-by-mission = { $unit } viene por una misión, en { $space }.
event-comes-called = { $unit } es llamado a { $space }.
event-comes-lured = { $unit } acude al cebo, en { $space }.
event-pursues = { $unit } persigue.
event-removed = { $unit } desaparece de { $space }.
event-activation = Se agitan los enemigos cerca de { $seat }.
event-unit-moved = { $unit } va a { $space }.
event-unit-follows = { $unit } te sigue a { $space }.
event-unit-moves-off = { $unit } pasa a { $space }.
event-unit-pushed = { $unit } es llevado a { $space }.
event-unit-sent-home = { $unit } regresa a { $space }.
event-unit-driven-home = { $unit } retrocede a { $space }.
event-skips = { $unit } no hace nada.
event-cruel = La noche es cruel: { $reason }.
event-attacks = { $seat } ataca a { $unit }.
event-attacked = { $unit } ataca a { $seat }.
event-ambushed = { $unit } ataca a { $seat }, que interactúa y no puede ni golpear ni esquivar.
event-card-placed = { $seat } golpea con { $card }: velocidad { $speed }, daño { $damage }.
event-flipped = { $unit }: { $line }.
event-actions-shuffled = Se baraja el mazo de acciones enemigas.
event-dodged = { $seat } esquiva con { $card }.
event-demand-met = { $seat } se aparta con { $card }.
event-staggered = { $unit } se tambalea.
event-hunter-staggered = { $seat } se tambalea.
event-missed = { $seat } no alcanza a { $unit }.
event-pushed = { $seat } acaba en { $space }.
event-carried-off = { $seat } es arrastrado a { $space }.
event-dives = { $unit } salta y desaparece.
event-aura = El veneno rodea a { $unit }.
event-unit-healed = { $unit } se cura { $healed }.
event-unit-leeches = { $unit } se cura { $healed } con su golpe.
event-unit-feeds = { $unit } se cura { $healed } por la muerte de un cazador.
event-wounded = { $seat } inflige { $damage } a { $unit } ({ $total } en total).
event-wounded-by-item = { $seat } inflige { $damage } a { $unit } con un objeto ({ $total } en total).
event-wounded-by-gun = { $seat } inflige { $damage } a { $unit } con el arma de fuego ({ $total } en total).
event-wounded-by-weapon = { $seat } inflige { $damage } a { $unit } por lo que hace el arma ({ $total } en total).
event-wounded-by-card = { $seat } inflige { $damage } a { $unit } por lo que hace una carta ({ $total } en total).
event-suffered = { $cause_id ->
    [none] { $seat } sufre { $damage } y tiene { $hp } PV.
   *[other] { $seat } sufre { $damage } y tiene { $hp } PV: { $cause }.
}
event-healed = { $seat } se cura { $healed } y tiene { $hp } PV.
event-healed-there = { $seat } se cura { $healed } en este lugar y tiene { $hp } PV.
event-healed-by-kill = { $seat } se cura { $healed } por la muerte del enemigo y tiene { $hp } PV.
event-healed-by-weapon = { $seat } se cura { $healed } con su arma y tiene { $hp } PV.
event-healed-by-card = { $seat } se cura { $healed } con una carta y tiene { $hp } PV.
event-stunned = { $seat } queda aturdido.
event-poisoned = { $seat } queda envenenado.
event-frenzied = { $seat } cae en frenesí.
event-slain = { $seat } mata a { $unit }.
event-echo-gained = { $seat } tiene { $total } ecos de sangre.
event-echo-of-chalice = El cáliz da, y { $seat } tiene { $total } ecos de sangre.
event-echo-rewarded = { $seat } recibe su recompensa y tiene { $total } ecos de sangre.
event-echo-by-item = El objeto da, y { $seat } tiene { $total } ecos de sangre.
event-life-lost = { $unit } se levanta; le quedan { $left } vidas.
event-friend-hurt = { $unit } resulta herida; le quedan { $left } vidas.
event-hunter-slain = { $seat } muere.
event-second-phase = { $unit } no ha acabado: empieza la segunda fase.
event-track-advances = El marcador de caza está en { $space } de { $last }.
event-dream-advances = Por la visita al Sueño el marcador de caza está en { $space } de { $last }.
event-map-reset = El mapa se reinicia por { $number }.ª vez.
event-dreams = { $seat } despierta en el Sueño.
event-upgrade-bought = { $seat } compra { $card }.
event-upgrade-swapped = { $seat } mete { $card } en el mazo por { $out }.
event-upgrade-unused = { $seat } no usa { $card }.
event-rested = { $seat } ha descansado.
event-returned = { $seat } vuelve en { $space }.
event-fog-raised = La niebla cierra { $tile }.
event-fog-lifted = La niebla de { $tile } se levanta.
event-step-revealed = { $mission }: { $step }
event-step-completed = { $mission }: hecho ({ $step })
event-mission-completed = { $mission }: misión completada.
event-token-appears = { $mission }: una ficha en { $space }.
event-token-taken = { $seat } recoge una ficha ({ $mission }).
event-token-lost = { $seat } pierde una ficha ({ $mission }).
event-delivered = { $seat } lo ha llevado ({ $mission }).
event-progress = { $mission }: { $done } de { $quota }.
event-way-chosen = { $seat } decide: { $choice }.
event-echo-given = { $seat } paga un eco.
event-price-paid = { $seat } paga el precio en ecos de sangre.
event-item-given = { $seat } da { $item }.
event-sealed = { $tile }: queda sellada.
event-unsealed = { $tile }: se rompe el sello.
event-driven-back = { $unit } no puede morir y retrocede.
event-keeps-still = { $unit } se queda en calma.
event-calls = { $unit } no ha hallado a nadie y llama.
event-exit-blocked = { $tile }: una salida queda bloqueada.
event-hazard = ¡{ $line }!
event-item-used = { $seat } usa { $item }.
event-item-set-aside = { $seat } deja { $item }.
event-gun-fired = { $seat } dispara: { $firearm }.
event-gun-refreshed = { $seat } recarga: { $firearm }.
event-gun-gained = { $seat } lleva ahora { $firearm }.
event-chapter-won = Ganado: { $chapter }.
event-hunt-lost = Perdido: { $chapter }.

## Por qué sufre un cazador

cause-attack = el ataque
cause-blow = un golpe no esquivado
cause-ability = una habilidad
cause-last-breath = un último aliento
cause-mirror = vuelve lo infligido
cause-poison = veneno
cause-stun = aturdimiento
cause-blood = sangre extraída
cause-reward = el precio de una recompensa
cause-insight = falta de lucidez
cause-hazard = un peligro no esquivado

## Reasons of cruel choices

reason-nothing = sin elección
reason-farthest-taken = el más lejano se acerca
reason-most-hunters = donde hay más cazadores
reason-most-enemies = donde hay más enemigos
reason-weakest-hunter = el cazador más débil
reason-fewest-ways = donde hay menos salidas
reason-fixed-order = todo es igual de malo, y se toma lo primero

## Velocidades

speed-0 = al final
speed-1 = lenta
speed-2 = media
speed-3 = rápida

## Lo que hacen los lados de las armas

ability-stagger-hurts = Los ataques con Tambalear hacen 1 de daño más.
ability-kill-refreshes = Al matar: roba 1, cura 1.
ability-dodge-hurts = Esquivar hace 1 de daño a todo enemigo a alcance 1.
ability-stagger-ties = Tu Tambalear vale en empates.
ability-rally-heals = El espacio con estrella cura el daño que hace.
ability-kill-splashes = Al matar: 2 de daño a un enemigo a alcance 1.
ability-combo-transforms = Tras el espacio con estrella puedes transformar gratis.
ability-clearing-hurts = Cada espacio vaciado hace 1 de daño a un enemigo en tu casilla.

## Armas de fuego y objetos

firearm-hunter-pistol-text = Tambalea un ataque básico. Recuperar: 1 carta.
firearm-evelyn-text = Tambalea un ataque básico. Recuperar: 1 carta o 1 eco.
firearm-cannon-text = Un ataque: lento, 3 de daño. No pide espacio ni carta. Recuperar: 2 cartas.
firearm-repeating-pistol-text = Tambalea un ataque básico. Recuperar: 1 carta, o gratis al transformar.
firearm-flamesprayer-text = Un ataque: medio, 2 de daño, Tambalear, 1 de daño a cada otro enemigo allí. Recuperar: 2 cartas.
firearm-hunter-blunderbuss-text = En tu turno: 1 de daño a un enemigo en tu casilla, no jefe, y empújalo 1. Recuperar: 2 cartas.
firearm-ludwigs-rifle-text = Cuando un enemigo entra en tu casilla: 2 de daño. Recuperar: 2 cartas.
firearm-rosmarinus-text = Un ataque de un enemigo que no es jefe pierde 1 de velocidad y todos los efectos. Recuperar: 2 cartas.
item-blood-vial-text = Cura 2.
item-molotov-cocktail-text = 2 de daño a un enemigo en tu casilla.
item-throwing-knife-text = 1 de daño a un enemigo a alcance 1.
item-pebble-text = Mueve hasta 2 casillas a un enemigo a alcance 2.
item-pungent-blood-cocktail-text = Un enemigo a alcance 2, no jefe, se salta esta activación.
item-coldblood-dew-text = Ganas 1 eco de sangre.
item-blue-elixir-text = Mueve hasta 2 casillas.
item-beckoning-bell-text = Otro cazador del mapa aparece en tu casilla.
item-antidote-text = Roba 1 y quítate el veneno.
item-sedative-text = Roba 1 y quítate el frenesí.
item-bone-marrow-ash-text = Recupera una recompensa.
item-quicksilver-bullets-text = Recupera tu arma de fuego.
item-bold-hunters-mark-text = Apareces en un farol que no esté roto.
item-beast-blood-pellet-text = Vacía un espacio de tu arma.
item-fire-paper-text = 1 de daño más en este ataque.
item-bolt-paper-text = 1 de velocidad más en este ataque.
item-lead-elixir-text = Bloquea 1 en este combate.
item-numbing-mist-text = El ataque enemigo pierde sus efectos.
item-a-call-beyond-text = 2 de daño a cada enemigo en tu casilla.
item-augur-of-ebrietas-text = 2 de daño a un enemigo en tu casilla, y empújalo hasta 2.
item-beast-roar-text = Empuja hasta 2 a todos los enemigos de tu casilla.
item-blood-of-adella-text = Cura 1, o 3 por 1 eco.
item-blood-of-arianna-text = Roba 1, cura 1.
item-blood-stone-shard-text = Un espacio de tu arma hace 1 de daño más; puede cambiar de espacio al transformar.
item-empty-phantasm-shell-text = 1 de velocidad y 1 de daño más en este ataque.
item-executioners-gloves-text = Mata a un enemigo a alcance 2 al que le queden 2 PV o menos.
item-hand-lantern-text = Apareces en un farol que no esté roto.
item-hunter-torch-text = Un enemigo que no es jefe y entraría en tu casilla se para antes y sufre 1.
item-iosefkas-blood-vial-text = Cura 2.
item-messengers-gift-text = Tras este turno solo se activan los jefes.
item-old-hunter-bone-text = Esquiva sin carta.
item-tiny-tonitrus-text = 2 de daño a un enemigo a alcance 1, no jefe, que se salta esta activación.
item-tiny-music-box-text = El padre Gascoigne es 1 más lento en tus combates.
item-rune-beast-text = 2 de daño a otro enemigo a alcance 1.
item-rune-blood-rapture-text = Roba 1, cura 1.
item-rune-clawmark-text = Los efectos de tu carta pasan a ser 1 de daño y Tambalear.
item-rune-communion-text = Cura 2.
item-rune-eye-text = Cambia una carta de tu mano por una de tu descarte.
item-rune-formless-oedon-text = Recupera tu arma de fuego.
item-rune-guidance-text = Vacía un espacio y mueve 2.
item-rune-hunter-text = 1 de velocidad más; después, transformación gratis.
item-rune-moon-text = Conservas un eco y lo gastas en esa visita al Sueño.
item-rune-oedon-writhe-text = Tu ataque tiene Tambalear, también en empates.

## Lo que dicen las acciones enemigas

keyword-stagger = Tambalear.
keyword-ties = Su Tambalear vale en empates.
keyword-stun = Aturdir.
keyword-poison = Veneno.
keyword-frenzy = Frenesí.
keyword-push = Empujar { $value }.
keyword-no-stagger = No se puede tambalear.
keyword-no-dodge = No se puede esquivar.
keyword-dodge-only = Solo se esquiva desde un espacio de velocidad { $speed }.
keyword-all-here = Golpea a todos los cazadores de la casilla.
keyword-first = Va antes que un ataque de igual velocidad.
keyword-faster = { $value } de daño más por cada velocidad de ventaja.
keyword-if-dodged = Si lo esquivas, tu ataque hace { $value } de daño más.
keyword-if-staggered = Si lo tambaleas, tu ataque hace { $value } de daño más.
keyword-leech = Cura { $value } si te hiere.
keyword-weakened = Cada disparo recibido le quita 1 de daño.
keyword-shot = Puedes agotar tu arma de fuego para dispararle.
keyword-away = Después se aleja { $value }.
keyword-follow = Puedes seguirlo.
keyword-again = Después ataca otra vez.
keyword-then-basic = Después sigue su ataque básico.
keyword-special-instead = Si es él quien ataca, usa su ataque especial.
keyword-rage = Malherido es 1 más rápido y hace 1 de daño más.
keyword-supplies = Cura { $value } si está herido; si no, elude tu golpe.
keyword-death-damage = Si muere sin tambalearse, te hace { $value } de daño.
keyword-death-poison = Y veneno.
keyword-block = Bloquea { $value }.
keyword-heal = Cura { $value }.
keyword-spawn = Llama a otro de los suyos.
keyword-reshuffle = Su mazo se baraja.
keyword-drop-tokens = Olvida los disparos recibidos.
keyword-dive = Salta fuera de la vista y cae al final del turno.
keyword-aura = El veneno lo rodea.
keyword-fetch-aura = Su Aura venenosa es la siguiente.
keyword-missiles = { $value } proyectiles: esquiva o sufre el resto.
keyword-flip = Voltear otra.
keyword-next-speed = El próximo ataque es { $value } más rápido.
keyword-next-damage = El próximo ataque hace { $value } de daño más.
keyword-next-stagger = El próximo ataque tiene Tambalear.
keyword-next-poison = El próximo ataque tiene Veneno.
keyword-next-basic-damage = Con una carta básica este ataque hace { $value } de daño más; con cualquier otra tiene Tambalear y Veneno.
keyword-if-poisoned-stun = Aturdir si estás envenenado.
keyword-if-poisoned-weaken = Si estás envenenado, tu ataque hace { $value } de daño menos.
keyword-if-poisoned-no-dodge = Los envenenados no pueden esquivarlo.
keyword-if-poisoned-no-stagger = Los envenenados no pueden tambalearlo.
keyword-if-frenzied-speed = { $value } más rápido contra el frenesí.
keyword-if-frenzied-stun = Aturdir si estás en frenesí.
keyword-brick = Descarta una carta, o quedas lento y sin esquivar.
keyword-stun-here = Aturde a todos los cazadores de la casilla.
demand-hunter = Esquivar ({ $speed }), o: { $suffers }.
demand-others = Los demás cazadores de aquí: esquivar ({ $speed }), o: { $suffers }.
demand-here = Todos los cazadores de aquí: esquivar ({ $speed }), o: { $suffers }.
demand-near = Todos los cazadores cercanos: esquivar ({ $speed }), o: { $suffers }.
demand-turn-end = Al final del turno: esquivar ({ $speed }), o: { $suffers }.
demand-again = Sigue un segundo golpe: esquivar ({ $speed }), o: { $suffers }.
demand-damage = { $value } de daño
demand-stun = aturdir
demand-poison = veneno
demand-stagger = tu ataque se tambalea
demand-mirror = sufres lo que haces
demand-carry = te arrastra
demand-poisoned = tambaleo y aturdimiento si ya estás envenenado

## The table in words

table-preparing = Preparando: { $chapter }, ronda { $round }: el marcador está en { $track } de { $last }, faltan { $reset } para el reinicio; { $insight } de lucidez.
table-hunting = { $chapter }, ronda { $round }: el marcador está en { $track } de { $last }, faltan { $reset } para el reinicio; { $insight } de lucidez.
table-between = Entre capítulos: { $chapter }, ronda { $round }: el marcador está en { $track } de { $last }, faltan { $reset } para el reinicio; { $insight } de lucidez.
table-over = Se acabó: { $chapter }, ronda { $round }: el marcador está en { $track } de { $last }, faltan { $reset } para el reinicio; { $insight } de lucidez.
table-hunter-choosing = { $seat }: sin cazador aún.
table-hunter = { $seat }, { $hunter }: { $hp } PV, { $echoes ->
    [one] 1 eco
   *[other] { $echoes } ecos
}, { $place }.
table-in-dream = en el Sueño
table-hand = En mano: { $cards }.
table-side-shown = { $side ->
    [0] Cara A
   *[1] Cara B
} del arma, a la vista: { $slots }.
table-side-behind = { $side ->
    [0] Cara A
   *[1] Cara B
}, por detrás: { $slots }.
table-slot = { $speed ->
    [3] rápido
    [2] medio
   *[1] lento
} { $damage }
table-slot-taken = { $speed ->
    [3] rápido
    [2] medio
   *[1] lento
} { $damage } ({ $card })
table-firearm = Arma de fuego: { $firearm }, { $ready ->
    [1] lista
   *[0] agotada
}.
table-items = Objetos: { $items }.
table-poison = Envenenado.
table-frenzy = En frenesí.
table-map = El mapa. Mazo de acciones: { $basic } básicas, { $special } especiales, { $ability } de habilidad; { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
} por hallar.
table-cards = Los enemigos:
table-card = { $slot ->
    [0] { $kind }
   *[other] e{ $slot } { $kind }
}
table-line = { $line } ({ $speed ->
    [3] rápido
    [2] medio
   *[1] lento
} { $damage })
table-ability = { $line } (habilidad)
table-ability-at = { $line } (habilidad, { $speed })
table-does = { $line }: { $does }
table-and = { $one } { $other }
table-tile = { $tile } ({ $x }, { $y })
table-tile-fog = { $tile } ({ $x }, { $y }), tras la niebla
table-tile-sealed = { $tile } ({ $x }, { $y }), sellada
table-unit = { $unit } en { $space }: { $left } de { $hp } PV
table-unit-lives = { $unit } en { $space }: { $left } de { $hp } PV, { $lives ->
    [one] 1 vida más
   *[other] { $lives } vidas más
}
table-goods = Consumibles en { $space }: { $tokens }
table-token = { $mission }: una ficha en { $space }
table-mission = { $mission }
table-mission-count = { $mission }: { $progress } de { $quota }
table-step = { $step }
table-fight = { $seat } contra { $unit }.
table-attack = { $card }: velocidad { $speed }, daño { $damage }.
table-foe-attack = { $line }: velocidad { $speed }, daño { $damage }.
table-dream = Ir ahora al Sueño lleva el marcador a { $track }.
table-dream-reset = Eso reinicia el mapa en el acto.
table-dream-heals = Se curan por completo: { $units }.
table-dream-next-reset = La ronda siguiente empieza entonces en { $track }, que reinicia el mapa.
table-dream-final = Y esa ronda sería la última.
drawing-legend = 1 a 4 cazadores, e1 a e3 enemigos por espacio, E otros, B jefe, * farol, o consumible, ! misión, ? salida sin explorar, ~ niebla, # sello

## Refusals

refusal-hunter-taken = { $seat } ya lleva: { $hunter }.
refusal-not-in-offer = { $card } no está en la oferta.
refusal-no-offering = Ninguna misión acepta ahora un eco.
refusal-no-echo = No te queda ningún eco de sangre que gastar.
refusal-turn-taken = Ya has tenido tu turno en esta ronda.
refusal-not-your-turn = Es el turno de { $seat }.
refusal-not-in-deck = { $card } no está en tu mazo, que debe tener 12 cartas.
refusal-card-not-there = No tienes ahí { $card }.
refusal-item-not-usable = { $item } no se puede elegir ahora.
refusal-no-target = { $unit } está fuera de alcance.
refusal-space-not-possible = { $space } no es posible ahora.
refusal-not-now = Eso no se puede hacer ahora.
refusal-item-at-another-moment = { $item } se usa en otro momento.
refusal-item-not-held = No tienes { $item }, o está agotado.
refusal-item-useless = { $item } no cambiaría nada ahora.
refusal-no-enemy-here = No hay enemigos en tu casilla.
refusal-no-empty-slot = Tu arma no tiene espacios vacíos.
refusal-no-card = No te queda carta para pagarlo.
refusal-cannot-shoot = Tu arma de fuego no se puede usar así ahora.
refusal-gun-ready = Tu arma de fuego ya está lista.
refusal-cannot-pay = No puedes pagar el precio de tu arma de fuego.
refusal-no-clinic = Eso se puede una vez por turno en la Clínica.
refusal-held-here = No puedes salir a pie de esta casilla.
refusal-nothing-here = No hay nada con que interactuar.
refusal-first-step = Has pagado por mover; da al menos un paso.
refusal-fog-gates = Niebla: solo se sale por el Sueño.
refusal-sealed = Esa loseta está sellada.
refusal-nothing-to-explore = Por ahí no hay nada que explorar.
refusal-held-on-bridge = Los enemigos te retienen en el puente.
refusal-not-adjacent = { $space } no toca tu casilla.
refusal-gun-is-no-attack = Tu arma de fuego no es un ataque, o está agotada.
refusal-attack-is-on = Has empezado a atacar; elige con qué.
refusal-no-dodge-card = { $card } no esquiva.
refusal-too-slow = Ningún espacio vacío es bastante rápido para { $card }.

## Odds and scores

odds-basic = básica { $percent } %
odds-special = especial { $percent } %
odds-ability = habilidad { $percent } %
odds-hits = aciertas { $percent } %
odds-slays = { $percent ->
    [0] {""}
   *[other] matas { $percent } %
}
odds-hurt = te hieren { $percent } %
odds-falls = { $percent ->
    [0] {""}
   *[other] caes { $percent } %
}
ending-won = La cacería está ganada.
ending-lost = La cacería está perdida.
ending-broken-off = La cacería se interrumpió.
score-chapters = Capítulos ganados

## Contenido que no se puede usar

content-sides = tiene que haber { $sides } caras, no { $given }
content-slots = una cara tiene de 1 a 3 espacios
content-few-hunters = para cuatro personas hacen falta cuatro cazadores, no { $given }
content-basic-cards = las cartas básicas de un cazador tienen que ser 12 en total
content-consumables-first = los consumibles van primero
content-enemy-hp = hacen falta cuatro números
content-three-kinds = un capítulo necesita tres tipos de enemigos
content-boss-hp = hacen falta cuatro números para cada fase
content-second-phase = una segunda fase necesita sus cartas de acción
content-spaces = se llaman a, b, c, d, en este orden
content-adjacent = { $value } no nombra dos casillas de la loseta
content-no-exits = a una loseta sin salidas no se puede llegar
content-unreachable-space = a { $space } no se puede llegar
content-no-campaign = no hay ninguna campaña
content-no-usual-campaign = falta { $campaign }, que se juega si nadie elige otra
content-three-chapters = una campaña tiene los capítulos 1, 2 y 3
content-price = solo a quien vaga se le puede pagar para que se quede quieto
content-no-hunt = no tiene misión de caza
content-chapter-enemies = hacen falta tres tipos, '' para uno al azar
content-laid-to = hace falta un valor para cada loseta de laid
content-no-step = una misión necesita un paso
content-never-set = ninguna misión de un capítulo anterior pone { $flag }
content-contradiction = { $flag } también hace falta, así que no empieza nunca
content-never-opened = ningún paso la abre, así que no empieza nunca
content-same-nowhere = no hay paso anterior, así que 'same' no está en ninguna parte
content-enemy-in-hand = a un enemigo no se le puede llevar en la mano ('hand')
content-same-for-enemies = solo los enemigos pueden aparecer en el mismo lugar ('same')
content-no-kind = falta el tipo de enemigo que cambia
content-goal-count = la meta { $goal } necesita un count de 1 como mínimo
content-goal-choices = la meta choice necesita choices
content-goal-without-choices = la meta { $goal } no ofrece nada que elegir
content-nobody-to-slay = no hay a quién abatir
content-unreachable-step = ningún paso lleva hasta él
content-other-tile = { $tile } no es una loseta de este capítulo, así que puede no llegar a ponerse
content-one-lamp = hay una sola Lámpara Central, no { $given }
content-many-steps = sus misiones tienen juntas más de { $most } pasos
content-central-tile = { $tile } es la Lámpara Central, que ya está sobre la mesa
content-removed-tile = { $tile } también se usa en este capítulo
content-twice = { $value } aparece dos veces
content-no-spare-kind = quedan muy pocos tipos para elegir al azar uno por cada '' de enemies
content-no-spare-tile = quedan muy pocas losetas para elegir al azar una por cada ''
content-no-second-phase = { $kind } no es un jefe con una segunda fase en la que pueda entrar
content-goal-barred = la meta { $goal } no se puede cumplir, porque el enemigo es { $bar }
content-kind-never-comes = { $kind } no aparece nunca en este capítulo
content-few-tokens = la meta { $goal } necesita { $needed } con { $hunters ->
        [1] un cazador
       *[other] { $hunters } cazadores
    }
content-no-end = después, la misión no termina nunca
content-no-progress = vuelve a sí mismo sin que nadie tenga que hacer nada

## La historia de una partida acabada

story-blow-dealt = El golpe más duro: { $seat } dio el último cuando cayeron { $damage } de daño a la vez.
story-blow-suffered = El golpe más duro: { $damage } de daño a la vez, el último a { $seat }.
story-deeds = { $slain ->
    [0] { $dealt ->
        [0] { $suffered ->
            [0] Ni un golpe dado ni uno recibido.
           *[other] { $suffered } de daño sufrido.
        }
       *[other] { $dealt } de daño hecho{ $suffered ->
            [0] .
           *[other] {" "}y { $suffered } sufrido.
        }
    }
   *[other] { $slain ->
        [one] Un enemigo abatido
       *[other] { $slain } enemigos abatidos
    }{ $dealt ->
        [0] { $suffered ->
            [0] .
           *[other] {" "}y { $suffered } de daño sufrido.
        }
       *[other] { $suffered ->
            [0] {" "}y { $dealt } de daño hecho.
           *[other] , { $dealt } de daño hecho y { $suffered } sufrido.
        }
    }
}{ $echoes ->
    [0] { $upgrades ->
        [0] { "" }
        [one] {" "}Ganó una mejora.
       *[other] {" "}Ganó { $upgrades } mejoras.
    }
   *[other] {" "}Ganó { $echoes ->
        [one] un eco de sangre
       *[other] { $echoes } ecos de sangre
    }{ $upgrades ->
        [0] { "" }
        [one] {" "}y una mejora
       *[other] {" "}y { $upgrades } mejoras
    }.
}{ $deaths ->
    [0] { "" }
    [one] {" "}Murió una vez.
   *[other] {" "}Murió { $deaths } veces.
}
story-again = Se intenta otra vez { $chapter }, con todo lo que los cazadores tenían cuando empezó.
story-chapter = { $chapter }: { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $tiles ->
    [one] una loseta colocada
   *[other] { $tiles } losetas colocadas
}, { $missions ->
    [0] ninguna misión cumplida
    [one] una misión cumplida
   *[other] { $missions } misiones cumplidas
}.

## Records of players

feat-longest-hunt = La caza más larga, en rondas
feat-slain = Más enemigos abatidos en una partida
feat-heaviest-blow = El golpe más fuerte
feat-chapters = Capítulos ganados

## What a balance report is about

balance-hunters-by = Cazadores y sus armas
balance-bought-by = Mejoras compradas
balance-items-by = Objetos usados
balance-firearms-by = Armas de fuego disparadas
balance-slain-by = Enemigos abatidos
balance-missions = Misiones cumplidas
balance-steps-done = Pasos de campaña cumplidos
balance-chapters-won = Capítulos ganados, de los empezados
balance-hunters-slain = Veces que cae un cazador, por capítulo
balance-steps-completed = Pasos cumplidos, de los revelados
balance-slain = Enemigos abatidos, por capítulo
balance-deadly = Cazadores caídos en combate con él, por capítulo
