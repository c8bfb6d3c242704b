### El tablero de bloodborne-board, en español. en.ftl tiene las mismas claves en el mismo orden.

## La noche

night-map = El mapa. Las flechas llevan de casilla en casilla.
night-zoom-in = Más grande
night-zoom-out = Más pequeño
night-zoom-all = El mapa entero
night-intentions = Quién actúa tras el turno de quién
night-acts-nobody = Ahora nadie actuaría.
night-acts-after = { $unit } actúa tras el turno de { $name }.
night-enemies = Los enemigos de esta noche
night-round = Ronda { $round }
night-insight = { $insight } de lucidez en este capítulo
night-track = El marcador de la caza está en { $space } de { $last }.
night-to-reset = { $left ->
    [one] El próximo paso reinicia el mapa.
   *[other] En { $left } pasos se reinicia el mapa.
}
night-final = Esta es la ronda final.
night-deck = El mazo de acciones enemigas
night-deck-basic = { $cards } básicas
night-deck-special = { $cards } especiales
night-deck-ability = { $cards } de habilidad
night-deck-text = Todos los enemigos salvo los jefes comparten estas seis cartas. Solo se barajan al voltear la última: quien cuenta, sabe.
night-basic = Ataque básico
night-special = Ataque especial
night-letter-basic = B
night-letter-special = E
night-letter-ability = H
night-ability = habilidad
night-ability-at = habilidad, { $speed }
night-attack = { $speed }, { $damage } de daño
night-left = Quedan { $cards } en el mazo
night-tiles-left = Losetas por hallar
night-consumables-left = Consumibles por hallar
night-offer = Mejoras a la venta
night-kind-label = { $kind }, espacio { $slot }, { $units } en el mapa. Leer la carta.
night-other-label = { $kind }, { $units } en el mapa. Leer la carta.
night-unit-label = { $unit }, { $left } de { $hp } PV
night-in-slot = Espacio { $slot }
night-phase = Fase { $phase }
night-moves = Mueve { $spaces } casillas
night-hp-of = { $hp } PV
night-hp-left = { $left } de { $hp } PV
night-lives = { $lives ->
    [one] 1 vida más
   *[other] { $lives } vidas más
}
role-enemy = Enemigo
role-rival = Rival
role-boss = Jefe
role-object = No devuelve los golpes
night-fog = Tras la niebla
night-sealed = Sellada
night-designed = Diseño de Duskhall

## Cazadores

letter-saw-cleaver = C
letter-threaded-cane = B
letter-hunter-axe = H
letter-ludwigs-holy-blade = E
night-own = Tu cazador
night-hp = { $hp } de 6 PV
night-echoes = { $echoes ->
    [one] 1 eco de sangre
   *[other] { $echoes } ecos de sangre
}
night-poison = Veneno: 1 de daño al final de tu turno
night-frenzy = Frenesí: el daño duele 1 más
night-carries = Lleva: { $what }
night-in-dream = En el Sueño
night-hunter-label = { $name }, { $hunter }: { $hp } PV, { $echoes } ecos de sangre. { $where }.
night-go-instead = ¿Va antes?
night-hand = En mano
night-no-cards = Sin cartas en mano
night-in-deck = En el mazo
night-discarded = Descartadas
night-piles = { $deck } cartas en el mazo, { $discard } descartadas
night-bag = Arma de fuego, objetos y recompensas
night-exhausted = agotada
night-loaded = Cargada
night-spent = Gastada
night-gun-ready = { $gun }, cargada.
night-gun-spent = { $gun }, gastada.
night-fire = Disparar
night-slot = Espacio { $slot }: velocidad { $speed }, { $damage } de daño; { $holds }
night-empty = vacío
choosing-taken = lo lleva { $name }
choosing-hunter = Cada arma tiene una cara A y una cara B; luchas con una a la vez. Las flechas son la velocidad, el número el daño.
choosing-side = Atacas con los espacios de la cara que queda arriba: las flechas son la velocidad, el número el daño. Al transformar le das la vuelta.
choosing-firearm = Arma de fuego:

## Cartas

night-basic-card = Carta básica de atributo
night-upgrade = Mejora: { $stat }
night-consumable = Consumible ({ $window })
night-tool = Herramienta ({ $window })
night-rune = Runa Caryll ({ $window })
night-story = Recuerdo ({ $window })
night-firearm = Arma de fuego
window-turn = en tu turno
window-attack = al atacar
window-entry = entra un enemigo
window-attacked = al ser atacado
window-kill = al matar
window-slain = al morir
window-lasting = duradera
window-story = en una historia
mark-dodge = Esquivar
mark-stagger = Tambalear
mark-damage = { $amount } de daño más
mark-damage-of = { $amount } de daño
mark-speed = { $amount } de velocidad más
mark-draw = roba { $amount }
mark-heal = cura { $amount }
mark-block = bloquea { $amount }
mark-clear = vacía un espacio
mark-reload-cards = { $cards ->
    [one] se recupera por 1 carta
   *[other] se recupera por { $cards } cartas
}
mark-reload-echoes = o por { $echoes } eco de sangre

## Lo que las misiones cambian en un enemigo

change-speed = más rápido
change-damage = más fuerte
change-move = se mueve más
change-stagger = tambalea
change-stun = aturde
change-poison = envenena
change-frenzy = trae frenesí
change-no-stagger = no se puede tambalear
change-rooted = no se mueve
change-invulnerable = no se le puede herir
change-unkillable = no se le puede matar
change-hp = otros PV
change-shield = protege a otros
change-friend = un amigo
change-roams = vaga al final de cada ronda
change-price = un eco la aquieta
change-feeds = se alimenta de los muertos

## Casillas

space-lamp = un farol
space-lamp-broken = un farol roto
space-named = lleva el nombre de la loseta
space-spawn = Aquí aparecen los enemigos del espacio { $slot }: { $kind }.
space-consumables = Consumibles: { $tokens } de { $icons }.
space-goods = { $tokens ->
    [one] 1 consumible
   *[other] { $tokens } consumibles
}
space-token = Aquí hay algo de una misión: { $mission }.
exit-joined = Salida { $way }: { $to }.
exit-open = Salida { $way }: nadie lo sabe aún.
exit-wall = Salida { $way }: un muro.
exit-blocked = Salida { $way }: bloqueada.
way-north = norte
way-east = este
way-south = sur
way-west = oeste
special-lamp = Interactúa en el farol para viajar a otro farol, o a una loseta tras la niebla.
special-bridge = Nadie sale a pie de una casilla con enemigos.
special-tomb = Al interactuar: elige un consumible de tres.
special-cathedral = Interactuar también cura 2.
special-clinic = Una vez por turno: sufre 1 de daño para robar 1 carta.
special-chapel = Los ataques enemigos pierden aquí 1 de velocidad.
special-chalice = Al interactuar: cambia un consumible tuyo por 1 eco de sangre.

## Misiones

night-missions = Misiones
mission-type-hunt = misión de caza
mission-type-insight = misión de lucidez
mission-type-side = misión secundaria
night-progress = { $done } de { $quota }
night-needs-insight = Antes hace falta { $insight } de lucidez.
start-tile = Empieza cuando un cazador termina un movimiento en esta loseta: { $tile }.
start-space = Empieza cuando un cazador termina un movimiento en esta casilla: { $space }.
start-reset = Empieza en el punto de reinicio { $number } del capítulo.
start-later = Otra misión la abre.
night-remembered = La campaña recuerda: { $what }.

## Combate

combat-attack = { $hunter } ataca: { $enemy }
combat-attacked = { $enemy } ataca a { $hunter }
combat-ambush = ¡Emboscada! { $enemy } ataca a { $hunter }
combat-own-attack = Atacas: { $enemy }
combat-own-attacked = { $enemy } te ataca
combat-own-ambush = ¡Emboscada! { $enemy } te ataca
combat-choose-slot = Elige un espacio: da la velocidad y el daño.
combat-nobody = ¿a quién?
combat-show-map = El mapa
combat-choose = Aún sin carta.
combat-no-attack = Sin ataque propio.
combat-ambushed = No se puede atacar ni esquivar.
combat-dodge = Esquivar: una carta con Esquivar en un espacio vacío, al menos de velocidad { $speed }.
combat-dodge-only = Esquivar solo desde un espacio vacío de velocidad { $speed }.
combat-no-dodge = Esto no se puede esquivar.
combat-dodged = Esquivado.
combat-order = El orden de resolución, lo más rápido primero
fate-own-lands = haces { $damage }
fate-own-staggered = tu golpe se tambalea
fate-own-misses = tu golpe falla
fate-foe-lands = sufres { $damage }
fate-foe-staggered = se tambalea
fate-foe-dodged = esquivado
fate-ability = su habilidad

## El Sueño del cazador

dream-title = El Sueño del cazador
dream-buy = { $echoes ->
    [one] Tienes 1 eco para una mejora.
   *[other] Tienes { $echoes } ecos, uno por mejora.
}
dream-new-card = Has comprado
dream-leaves = Por una de tus { $cards } cartas
dream-leaves-text = La que sale se pierde para siempre.
dream-get = Recibes
dream-give = { $things ->
    [one] A cambio de este
   *[other] A cambio de uno de estos
}
dream-deck = Tu mazo
price-title = Lo que cuesta
price-card = 1 carta de tu mano.
price-track = El marcador pasa de { $from } a { $to }.
price-reset = Eso reinicia el mapa: vuelven enemigos y consumibles.
price-bosses = Los jefes se curan: { $who }.
price-next-reset = La próxima ronda reiniciará el mapa.
price-final = La próxima ronda será la última.
price-carries = Pierdes lo que llevas.
price-turn = Tu turno acaba.
gain-title = Lo que da
gain-hp = { $hp ->
    [0] Te quitas veneno y frenesí; ya tienes todos los PV.
   *[other] Curas { $hp } PV y te quitas veneno y frenesí.
}
gain-cards = Las 12 cartas de nuevo en el mazo, todos los espacios vacíos.
gain-refresh = Arma de fuego, herramientas y runas, recuperadas.
gain-upgrades = { $echoes ->
    [one] 1 mejora por tu eco.
   *[other] { $echoes } mejoras por tus ecos.
}
gain-no-upgrades = Ninguna mejora: no tienes ecos.

## Lo que dice un botón estrecho; cada uno es parte de la opción entera

brief-pass-on-nobody = Nadie
brief-act-end-turn = Terminar
brief-act-transform = Transformar
brief-act-dream = Sueño
brief-act-reload = Recargar
brief-act-blood = Dar sangre

## Lo que se pregunta según está la mesa, y en pocas palabras lo que hace una respuesta

tell-act = { $cards ->
    [0] ¿Qué haces sin cartas?
    [one] ¿Qué haces con 1 carta?
   *[other] ¿Qué haces con { $cards } cartas?
}
tell-pay-move = ¿Con qué carta pagas el movimiento?
tell-pay-interact = ¿Con qué carta pagas la interacción?
tell-pay-transform = ¿Con qué carta pagas la transformación?
tell-pay-dream = ¿Con qué carta pagas el Sueño?
tell-pay-reload = ¿Con qué carta pagas la recarga?
tell-step = { $steps ->
    [one] ¿Adónde? Queda 1 casilla
   *[other] ¿Adónde? Quedan { $steps } casillas
}
tell-join = ¿Por qué salida entras en { $tile }?
tell-push = ¿Adónde mueves a { $unit }?
tell-travel = ¿A qué casilla viajas?
tell-enters = { $unit } viene a tu casilla. ¿Respondes?
tell-strike-back = ¿Con qué devuelves el golpe?
tell-target = ¿A quién atacas?
tell-slot-strike = ¿Desde qué espacio golpea { $card }?
tell-slot-dodge = ¿Desde qué espacio esquiva { $card }?
tell-slot-clear = ¿Qué espacio de tu arma vacías?
tell-cheap-shot = ¿Un Golpe bajo contra { $unit }?
tell-react = { $line }: ¿cómo respondes?
tell-dodge = { $line }: ¿esquivas?
tell-demand = { $line }: ¿esquivas o sufres?
tell-discard = ¿Qué carta descartas?
tell-follow = { $unit } se ha alejado. ¿Vas detrás?
tell-prevent = { $unit }: ¿pagas un eco para que no se mueva?
tell-adella = Tienes { $hp } de { $most } PV. ¿Cuánta sangre de Adella tomas?
does-act-end-turn = actúa el enemigo
does-act-move = 1 carta
does-act-interact = 1 carta
does-act-transform = 1 carta, vacía todo
does-act-dream = 1 carta, te cura
does-act-attack = carta a un espacio
does-act-reload = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
name-reload-cards = { $cards ->
    [one] Descartar 1 carta
   *[other] Descartar { $cards } cartas
}
does-reload = tienes { $held }
does-shoot = { $damage } de daño
does-hold-off = se detiene, { $damage } de daño
does-strike = { $damage } de daño: { $targets }
does-strike-whom = { $unit } ({ $left } de { $hp } PV)
does-step-stay = termina el movimiento
does-step-explore = una loseta nueva
does-join = a la casilla { $letter }
does-beckon = { $hp } PV, { $space }
does-cheap-shot = la descartas: { $damage } de daño
does-keep-card = conservas la carta
does-react-basic-attack = tambalea el golpe
does-react-weaken = frena el golpe, sin efectos
does-dodge = { $least ->
    [1] en cualquier espacio vacío
    [2] en un espacio vacío, medio o rápido
   *[other] en un espacio rápido vacío
}
does-shard = { $speed }, daño { $damage } → { $more }
does-duck-no = lento y sin esquivar
does-keep-items = conservas tus objetos
does-transform-no = los espacios quedan como están
does-transform-yes = { $side }: { $slots }; se vacían los espacios
does-prevent-no = va a por el cazador más débil
does-prevent-yes = tienes { $echoes }
does-way-lh-girl-killed = antes de que muerda
does-way-lh-girl-spared = sea lo que sea luego
does-way-lh-research-helped = cazas para ella
does-way-lh-research-sheltered = buscas gente
does-way-gm-lied = conserva la esperanza
does-way-gm-told = llorará a los suyos
does-way-sc-alfred-fought = será tu enemiga
does-way-sc-alfred-led = irá contigo
does-way-sc-believe-adella = y no a Arianna
does-way-sc-believe-arianna = y no a Adella
does-way-fy-against-djura = junto a su aliado
does-way-fy-against-ally = junto a Djura
does-way-fy-guide-them = te seguirán
does-way-fy-chase-them = huirán de ti
tell-receive = ¿Quién recibe { $item }?
tell-give = ¿A quién le das { $item }?
tell-pass-on = ¿Quién recibe { $item } en tu lugar?
tell-exchange = ¿Das un consumible por { $item }?
tell-drop = ¿Te libras del veneno o del frenesí?
does-drop-poison-token = tus turnos ya no acaban con 1 de daño
does-drop-frenzy-token = ya no recibes 1 de daño adicional
does-receive = tiene { $things }
does-receive-first = aún no tiene

## De qué trata una pregunta

tray-carried = Tuya
tray-new = Nueva
matter-receive = Recompensa de la misión
matter-receive-text = Es para uno de vosotros. Quien no tenga sitio deja ir otra.
matter-receive-firearm = Recompensa de la misión
matter-receive-firearm-text = Quien la reciba elige entre ella y el arma que lleva.
matter-set-aside = Una de más
matter-set-aside-text = La que elijas pasa a un cazador que tenga sitio, o sale del juego.
matter-pass-on = No te queda sitio
matter-pass-on-text = Dala a un cazador que tenga sitio, o sale del juego.
matter-keep-firearm = Un arma de fuego por cazador
matter-keep-firearm-text = Llevas una de ellas, cargada; la otra se devuelve.
matter-choose-side = De vuelta del Sueño
matter-choose-side-text = Elige una cara y después el farol en el que apareces.
matter-choose-way-text = Vale para todos, y la campaña lo recuerda.

## Qué se hace con lo que nombra una opción, y qué traen las otras

option-refill-card = Descartar { $name }
option-refill-draw-text = Tu mano se completa.
option-pick-item = Quedarte con { $name }
option-refresh-item = Recuperar { $name }
option-swap-away-card = Descartar { $name }
option-swap-back-card = Recuperar { $name }
option-exchange-item = Dar { $name }
option-swap-in-card = Sacar { $name }
option-give-item-item = Dar { $name }
option-set-aside-item = Dejar ir: { $name }
option-trade-item = Dar { $name }
option-interact-with-done-text = La acción acaba.
option-interact-with-teleport-text = A cualquier farol que no esté roto, o a una loseta tras puertas de niebla.
option-interact-with-chalice-text = Eliges cuál se pierde.
option-interact-with-donate-text = Eliges cuál se pierde; la misión lo cuenta.
option-interact-with-pay-text = La misión lo cuenta.
option-interact-with-bait-text = Un consumible se pierde, y un enemigo acude.
option-trade-done-text = Cuando todos acaben, empieza el próximo capítulo.
option-trade-firearm-text = Otro cazador puede cambiar la suya por ella.

## Entre dos capítulos

chapter-again = La cacería se perdió y empieza de nuevo: intento { $attempt }.
between-title = Ganado: { $chapter }
between-give = Da lo que brilla a quien lo aproveche mejor.
between-whom = Que lo tenga quien lo aproveche mejor.
between-whom-firearm = Quien la reciba elige entre ella y la suya.
between-swap = Otro cazador te ofrece un arma de fuego por la tuya.
between-swap-with = { $name } te ofrece su arma de fuego por la tuya.
between-wait = Antes del próximo capítulo, los cazadores pueden darse cosas entre sí.
between-take = Para { $name }
between-none = Nada de ese tipo
between-full = No tiene sitio
between-slot = Desde ahora, un espacio de tu arma hace 1 de daño más.

## La primera partida

lesson-hunter = Ganáis o perdéis juntos, y cada cazador lucha a su modo. Mira los espacios: las flechas son la velocidad, el número el daño. La Cuchilla dentada es buena para empezar.
lesson-goal = Esta línea dice qué hacer; tócala para ver todas las misiones. En este capítulo: gana 2 de lucidez en las misiones que halles y vuelve al Farol Central. Ahora elige dónde empiezas.
lesson-hand = Cada ronda puedes tirar las cartas que no quieras y robar hasta tres. La Fuerza pega más, la Habilidad tambalea, el Aguante esquiva, la Vitalidad roba.
lesson-track = El reloj también caza. Cada ronda y cada visita al Sueño mueven la ficha; en una casilla roja vuelven todos los enemigos, y tras la última se acabó. Vosotros decidís quién va antes.
lesson-act = Cada acción cuesta una carta, y atacar la deja en tu arma. Guarda una si hay enemigos cerca: tras tu turno les toca a ellos.
lesson-explore = Un movimiento te lleva hasta dos casillas. Toca una casilla que brilla, o una flecha con interrogación: detrás hay una loseta que nadie ha visto.
lesson-enemies = Estos son los enemigos de esta noche. Toca uno, aquí o en el mapa, y lee lo que puede hacer antes de topártelo.
lesson-attack = Una carta va a un espacio vacío y se queda. Un espacio rápido golpea antes; uno lento, más fuerte. Transformar el arma vacía todos los espacios.
lesson-deck = Lo que hace el enemigo se voltea de un mazo de seis: tres básicas, dos especiales, una de habilidad. Estos números dicen lo que queda. Cuenta y elige el momento.
lesson-attacked = Te atacan. Devuelve el golpe con una carta, dispara tu pistola contra un ataque básico, o guarda un Aguante y esquiva: su espacio ha de ser al menos tan rápido como el golpe.
lesson-dream = El Sueño te cura, reúne tus cartas y vende mejoras por ecos. Cuesta un paso del marcador: toca la luna para ver qué trae antes de ir.
lesson-shop = Cada eco compra una mejora, y una carta sale de tu mazo por ella: siempre son doce. Toma lo que le falta a tu arma.

## El final

end-hunt-open = La última ronda de { $chapter } acabó antes de cumplir esto: { $mission }.

## Ejemplos de las reglas

example-into-the-dark = Un paso en la oscuridad
example-a-fight = Un combate, una esquiva y una muerte

## La lección: su meta, por qué es buena cada jugada sugerida, y el repaso

lesson-aim = Cazas en una ciudad enloquecida, y esta noche vas en solitario. Explora, gana 2 de lucidez en las misiones que halles y vuelve al Farol Central antes de que se acabe el marcador de la cacería.
lesson-why-1 = Tu arma tiene dos caras, ambas con un espacio rápido para golpear antes. La cara A, además, hiere a los enemigos cuando esquivas.
lesson-why-2 = Sirve cualquiera de estas casillas. Desde esta, un camino lleva al oeste, a lo que nadie ha visto.
lesson-why-3 = Tres buenas cartas: no hay nada que tirar.
lesson-why-4 = Quedándose quieto no se halla nada. Adéntrate en la oscuridad.
lesson-why-5 = Cada acción cuesta una carta. Tienes dos de Vitalidad, así que gasta una; con Aguante se esquiva.
lesson-why-6 = Un signo de interrogación: detrás hay una loseta que nadie ha visto.
lesson-why-7 = Elige qué lado de la loseta se une. Así queda otro camino para seguir.
lesson-why-8 = Un movimiento tiene dos pasos. Sigue, hacia la próxima salida.
lesson-why-9 = Quedan dos cartas: una te lleva más lejos.
lesson-why-10 = Guarda el Aguante. Si allí vive algo, querrás esquivar.
lesson-why-11 = Otra vez por una puerta que nadie ha abierto.
lesson-why-12 = ¡Aquí vive una bestia! Pon la loseta así; vas a encontrarla de todos modos.
lesson-why-13 = No te quedes junto a la puerta: la ficha de esa casilla empieza una misión.
lesson-why-14 = La bestia te ha seguido. Golpea ahora que tienes fuerzas; tras tu turno golpearía ella.
lesson-why-15 = El arma de fuego pega fuerte y no cuesta cartas de la mano. Un disparo, y hay que recargarla.
lesson-why-16 = Ese golpe dolería. Para esto guardabas el Aguante: esquiva.
lesson-why-17 = El espacio ha de ser tan rápido como el golpe. Este lo es, y tu arma hiere a la bestia mientras esquivas.
lesson-recap = Las cartas son tus acciones, y los espacios del arma, tu fuerza. Explora para hallar misiones, cuenta lo que queda en el mazo enemigo, guarda una carta para esquivar y descansa en el Sueño antes de morir. El marcador no espera nunca.
