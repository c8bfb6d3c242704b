### Bloodborne: El juego de cartas, en español.
### Los identificadores son los de content/*.toml con guiones en lugar de guiones bajos. en.ftl tiene las mismas claves en el mismo orden.

## El juego

game-title = Bloodborne: El juego de cartas
game-tagline = Cazad juntos, no os fieis de nadie y volved al Sueño antes de perder la sangre que lleváis.

## Bots

bot-hunter = Cazador
bot-hunter-text = cuenta lo que pueden tener los demás
bot-novice-text = guarda tarde y confía en su pistola
bot-adept-text = adivina lo que jugarán los demás
bot-master-text = esconde sus planes y lee los tuyos
bot-learner-text = aprendió solo a cazar y no sabe decir cómo

## Ajustes de la mesa

setting-final-boss = Jefe final
setting-final-boss-random = Por sorteo
setting-final-boss-gehrman = Gehrman, el primer cazador
setting-final-boss-rom = Rom, la Araña Vacua
setting-final-boss-amelia = Vicaria Amelia
setting-final-boss-wet-nurse = Nodriza de Mergo
setting-final-boss-micolash = Micolash, huésped de la pesadilla
setting-first-player = Jugador inicial
setting-first-player-random = Por sorteo
setting-first-player-seat = Asiento 1
setting-empty-transform = Transformar sin un arma en la mano
setting-empty-transform-allowed = Se puede, y se desperdicia
setting-empty-transform-forbidden = No se puede jugar
setting-instants-after-kill = Instantáneos después de la muerte del monstruo
setting-instants-after-kill-resolve = Ocurren igualmente
setting-instants-after-kill-stop = Se pierden
setting-instants-of-the-dead = Instantáneos de un cazador muerto
setting-instants-of-the-dead-lost = Se pierden
setting-instants-of-the-dead-resolve = Ocurren igualmente
setting-dream-halves = El Sueño reduce a la mitad
setting-dream-halves-all-damage = Todo el daño
setting-dream-halves-monster-attack = Solo el ataque del monstruo
setting-upgrades = Tomar una mejora es
setting-upgrades-mandatory = Obligatorio
setting-upgrades-optional = Voluntario
setting-death-on-reveal = Quien muere al revelarse una criatura
setting-death-on-reveal-at-once = Vuelve enseguida
setting-death-on-reveal-next-dream = Espera al siguiente paso del Sueño
setting-trophy-for-the-dead = Trofeos para los cazadores muertos
setting-trophy-for-the-dead-yes = Sí
setting-trophy-for-the-dead-no = No
setting-eliminated = Los cazadores eliminados
setting-eliminated-lose = No pueden ganar
setting-eliminated-compare = Cuentan su puntuación
setting-extra-echoes = Los Ecos adicionales cuentan
setting-extra-echoes-seated = A todos los de la mesa
setting-extra-echoes-in-play = A los no eliminados
setting-splash = Los golpes dirigidos a la criatura
setting-splash-protected = Se pueden evitar con cartas
setting-splash-bare = No se pueden evitar
setting-forbidden-prevention = Donde no se puede evitar el daño
setting-forbidden-prevention-ignoring = El Sueño aún lo reduce
setting-forbidden-prevention-halving-too = El Sueño tampoco lo reduce
setting-reserve = Reserva de Ecos
setting-reserve-endless = Sin fin
setting-reserve-counted = Los que hay en la caja
setting-targets = Cazadores que una carta deja elegir
setting-targets-vulnerable = Solo quienes tengan algo que perder
setting-targets-anyone = Cualquier otro cazador vivo
setting-weapons-break = Las armas se rompen
setting-weapons-break-in-play = Solo si la criatura sigue en juego
setting-weapons-break-killed-too = También en la ronda de su muerte
setting-final-kill = Muerto el jefe final
setting-final-kill-at-once = La partida termina en el acto
setting-final-kill-card-ends = La carta que lo mató se resuelve hasta el final
setting-round-limit = Límite de rondas

## Palabras

die-green = verde
die-yellow = amarillo
die-red = rojo
trophy-kin = Semejantes
trophy-humanoid = Humanoides
trophy-beast = Bestias
kind-melee = Arma cuerpo a cuerpo
kind-ranged = Arma a distancia
kind-utility = Carta utilizable
cause-attack = el ataque del monstruo
cause-card = la carta de otro cazador
cause-splash = un golpe destinado a la criatura
cause-retaliation = represalia
cause-recoil = retroceso
cause-escape = huida
cause-reveal = aparición
cause-survival = un jefe que se queda
cause-round-start = el comienzo de la ronda
intent-attack = atacar
intent-dream = entrar en el Sueño

## Cartas iniciales

card-hunters-dream = Sueño del Cazador
card-hunters-dream-text = Esta ronda sufres la mitad de cualquier daño, redondeando hacia abajo. En el paso del Sueño deposita tus Ecos, recupera tus cartas usadas, gana una mejora y cúrate del todo.
card-transform = Transformar
card-transform-text = Cuando se hayan mostrado todas las cartas, elige un arma de tu mano y muéstrala.
card-saw-cleaver = Cuchilla dentada
card-saw-cleaver-text = Arma cuerpo a cuerpo, daño 1.
card-hunter-axe = Hacha de cazador
card-hunter-axe-text = Arma cuerpo a cuerpo, daño 2.
card-hunter-pistol = Pistola de cazador
card-hunter-pistol-text = Arma a distancia, daño 1. Instantáneo: golpea ya si ningún otro cazador muestra una Pistola de cazador; si no, golpea con los demás.

## Mejoras

card-stake-driver = Estacador
card-stake-driver-text = Arma cuerpo a cuerpo, daño 2. Si ganas un trofeo esta ronda, gana otro más de uno de los tipos de ese monstruo.
card-repeating-pistol = Pistola de repetición
card-repeating-pistol-text = Arma a distancia, daño 2. Esta ronda no te alcanza ningún daño.
card-molotov = Cóctel Molotov
card-molotov-text = Instantáneo: 1 daño a cada cazador, tú también, y al monstruo.
card-blood-vial = Vial de sangre
card-blood-vial-text = Instantáneo: recupera toda tu salud.
card-kirkhammer = Martillo de iglesia
card-kirkhammer-text = Arma cuerpo a cuerpo, daño 4. Atacas después de todos los demás cazadores.
card-ludwigs-rifle = Rifle de Ludwig
card-ludwigs-rifle-text = Arma a distancia, daño 2. Instantáneo: golpea ya.
card-widows-thresher = Trilladora de la viuda
card-widows-thresher-text = Arma cuerpo a cuerpo, daño 3.
card-tidewire-flail = Mayal de alambre marino
card-tidewire-flail-text = Arma cuerpo a cuerpo, daño 2. Atacas antes que todos los demás cazadores. Si no has muerto esta ronda, al acabar la carta vuelve a tu mano.
card-gallows-maul = Mazo del patíbulo
card-gallows-maul-text = Arma cuerpo a cuerpo, daño 2. +2 de daño contra Jefes y contra el Jefe final.
card-red-oath-sabre = Sable del juramento rojo
card-red-oath-sabre-text = Arma cuerpo a cuerpo, daño 4. Al golpear sufres 2 de daño; nunca baja tu salud de 1.
card-last-ember-falchion = Alfanje de la última ascua
card-last-ember-falchion-text = Arma cuerpo a cuerpo, daño 2. +2 de daño si tu salud es 5 o menos.
card-grave-tithe-sickle = Hoz del diezmo
card-grave-tithe-sickle-text = Arma cuerpo a cuerpo, daño 2. Si daña al monstruo, quita 1 Eco recolectado a otro cazador.
card-hailshot-carbine = Carabina de granizo
card-hailshot-carbine-text = Arma a distancia, daño 2. Instantáneo: las armas cuerpo a cuerpo de tus dos vecinos infligen 1 menos esta ronda. Tú golpeas con los demás.
card-bellmouth-mortar = Mortero de boca de campana
card-bellmouth-mortar-text = Arma a distancia, daño 3. Instantáneo: golpea ya; después el retroceso te inflige 3 daños.
card-snarewire-crossbow = Ballesta de alambre trampa
card-snarewire-crossbow-text = Arma a distancia, daño 2. Instantáneo: elige a otro cazador; su arma cuerpo a cuerpo no inflige daño esta ronda. Tú golpeas con los demás.
card-pitchfire-censer = Incensario de brea
card-pitchfire-censer-text = Arma a distancia, daño 1. Instantáneo: golpea ya; los demás cazadores que muestren un arma cuerpo a cuerpo sufren 1 daño.
card-cutpurse-siphon = Sifón del ratero
card-cutpurse-siphon-text = Instantáneo: quita hasta 3 Ecos recolectados a otro cazador.
card-nightshade-tonic = Tónico de belladona
card-nightshade-tonic-text = Cuando se hayan mostrado todas las cartas, muestra un arma de tu mano; inflige +1. El ataque del monstruo te hace 2 más.
card-lantern-of-retreat = Farol de retirada
card-lantern-of-retreat-text = El ataque del monstruo no te daña esta ronda. Instantáneo: deposita hasta 3 Ecos recolectados.
card-ragpickers-satchel = Zurrón de la trapera
card-ragpickers-satchel-text = Instantáneo: recupera 3 de tus cartas usadas (las que puedas) y 3 de salud.

## Monstruos

creature-scourge-beast = Bestia infectada
creature-scourge-beast-text = Sin capacidad especial.
creature-winter-lantern = Linterna de invierno
creature-winter-lantern-text = El cazador que la dañe con un arma cuerpo a cuerpo sufre 1 daño.
creature-executioner = Ejecutor
creature-executioner-text = Si huye: el cazador o cazadores con más Ecos en total sufren 3 daños.
creature-brainsucker = Chupacerebros
creature-brainsucker-text = Si huye: cada cazador pasa 2 armas de su mano a su pila de usadas, si puede.
creature-yurie = Yurie, el Último Erudito
creature-yurie-text = Al revelar: el cazador o cazadores con menos Ecos en total ganan 3 de la reserva.
creature-beast-possessed-soul = Alma poseída por una bestia
creature-beast-possessed-soul-text = Sin capacidad especial.
creature-hunter-enemy = Cazador
creature-hunter-enemy-text = Al revelar: el cazador o cazadores con más Ecos recolectados devuelven 2 a la reserva.
creature-carrion-crows = Cuervos carroñeros
creature-carrion-crows-text = Sin capacidad especial.
creature-garden-of-eyes = Jardín de ojos
creature-garden-of-eyes-text = Sin capacidad especial.
creature-bloody-crow = Cuervo sangriento de Cainhurst
creature-bloody-crow-text = Sin capacidad especial.
creature-beast-patient = Paciente bestial
creature-beast-patient-text = Al revelar: cada cazador sufre 1 daño.
creature-rabid-dog = Perro rabioso
creature-rabid-dog-text = Si huye: cada cazador sufre 2 daños.
creature-psalm-eater = Devorasalmos
creature-psalm-eater-text = Al revelar: cada cazador devuelve 1 Eco recolectado a la reserva, si puede.
creature-tide-foundling = Expósito de la marea
creature-tide-foundling-text = Si huye: cada cazador que no lo haya dañado sufre 2 daños.
creature-gorged-starmoth = Polilla ahíta de estrellas
creature-gorged-starmoth-text = Si huye: cada cazador devuelve 2 Ecos recolectados a la reserva, si puede.
creature-ashen-apothecary = Boticaria de ceniza
creature-ashen-apothecary-text = Al revelar: cada cazador recupera 1 de salud.
creature-mirrorplate-warden = Guardián de placas espejadas
creature-mirrorplate-warden-text = El daño que reciba en el paso de efectos instantáneos se reduce en 1.
creature-moor-howler = Aullador del páramo
creature-moor-howler-text = El Sueño no reduce a la mitad el ataque de este monstruo.

## Jefes

creature-father-gascoigne = Padre Gascoigne
creature-father-gascoigne-text = Al acabar la ronda, cada arma que lo haya dañado esta ronda sale de la partida.
creature-watchdog = Perro guardián de los Antiguos Señores
creature-watchdog-text = Cada arma a distancia le inflige 1 de daño como máximo.
creature-one-reborn = El Renacido
creature-one-reborn-text = Cada cazador que lo dañe gana además 2 Ecos de la reserva.
creature-ebrietas = Ebrietas
creature-ebrietas-text = El daño cuerpo a cuerpo que reciba lo sufre también el cazador a la izquierda del atacante.
creature-blood-starved-beast = Bestia sedienta de sangre
creature-blood-starved-beast-text = Los efectos de cartas no pueden evitar el daño a los cazadores.
creature-tithe-regent = La Regente del diezmo
creature-tithe-regent-text = En el paso 6, si sigue en juego, cada cazador que no la haya dañado esta ronda devuelve 1 Eco recolectado a la reserva.
creature-flayed-shepherd = El Pastor desollado
creature-flayed-shepherd-text = El cazador que lo dañe en el paso de efectos instantáneos sufre 1 daño.

## Jefes finales

creature-gehrman = Gehrman, el primer cazador
creature-gehrman-text = Los demás monstruos y jefes entran con 2 Ecos más.
creature-rom = Rom, la Araña Vacua
creature-rom-text = La segunda muerte de un cazador lo elimina.
creature-amelia = Vicaria Amelia
creature-amelia-text = La salud máxima es 6.
creature-wet-nurse = Nodriza de Mergo
creature-wet-nurse-text = Al empezar cada ronda cada cazador recupera 1 de salud.
creature-micolash = Micolash, huésped de la pesadilla
creature-micolash-text = Cuando huya un monstruo, pon sobre el mazo otro sin usar, al azar, que no sea jefe.

## Preguntas y sus opciones

ask-play-card = ¿Qué carta vas a jugar?
ask-show-weapon = Todas las cartas están a la vista. ¿Qué arma sacas?
ask-steal-from = ¿A quién le quitas sus Ecos?
ask-block-hunter = ¿Qué arma no hará daño?
ask-reclaim-card = ¿Qué carta usada recuperas?
ask-discard-card = ¿Qué carta pones en tu pila de usadas, hasta el Sueño?
ask-choose-trophy = Un trofeo más: ¿de qué tipo?
ask-take-upgrade = ¿Qué mejora tomas?
option-take-upgrade-nothing = Ninguna
ask-remove-card = Tienes una carta de más. ¿Cuál sale de la partida?

## Sucesos

event-final-boss-set = Al final espera { $creature }; su regla vale desde ahora.
event-dungeon-laid-out = { $monsters } monstruos y { $bosses } jefes aguardan barajados en la mazmorra.
event-first-player = { $seat } es el jugador inicial.
event-upgrade-turned-up = Disponible: { $card }.
event-display-filled = Nueva mejora disponible: { $card }.
event-round-begins = Ronda { $round }. Empieza { $seat }.
event-card-shown = { $seat } muestra { $card }.
event-weapon-shown = { $seat } saca { $card }.
event-no-weapon = { $seat } no tiene ningún arma que sacar.
event-instant-begins = { $seat } se adelanta: { $card }.
event-skips-steps = Con la criatura muerta, nadie recibe su ataque.
event-weakened = El golpe de { $seat } pierde { $amount }.
event-blocked = { $seat } atrapa el arma de { $hunter }.
event-reclaimed = { $seat } recupera { $card }.
event-monster-rolled = El dado { $die } muestra { $damage }.
event-combo-rolled = Otro golpe: { $damage } más, { $total } en total.
event-suffered = { $seat } sufre { $damage } y le { $health ->
    [one] queda
   *[other] quedan
} { $health } de salud.
event-hurt = { $cause_id ->
    [recoil] { $seat } sufre { $damage } por su propia carta
    [escape] Al huir el monstruo, { $seat } sufre { $damage }
    [reveal] Al aparecer la criatura, { $seat } sufre { $damage }
    [survival] La criatura sigue en pie, y { $seat } sufre { $damage }
    [round-start] Al empezar la ronda, { $seat } sufre { $damage }
   *[other] { $seat } sufre { $damage } por la carta de otro cazador
} y le { $health ->
    [one] queda
   *[other] quedan
} { $health } de salud.
event-struck-back = La criatura devuelve el golpe: { $seat } sufre { $damage } y le { $health ->
    [one] queda
   *[other] quedan
} { $health } de salud.
event-splashed = El golpe la atraviesa: { $seat } sufre { $damage } y le { $health ->
    [one] queda
   *[other] quedan
} { $health } de salud.
event-unhurt = { $seat } sale ileso.
event-spared = El Sueño absorbe todo el golpe: { $seat } sale ileso.
event-held-back = Ya no puede quitar más: { $seat } sale ileso.
event-died = { $seat } muere { $echoes ->
    [0] sin perder ningún Eco
    [one] y pierde 1 Eco recolectado
   *[other] y pierde { $echoes } Ecos recolectados
}{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-eliminated = { $seat } no volverá.
event-healed = { $seat } se cura y tiene { $health } de salud.
event-damaged = { $seat } golpea a { $creature } y toma { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}; quedan { $left }.
event-scorched = La carta de { $seat } quema a { $creature } y toma { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}; quedan { $left }.
event-no-damage = { $seat } no hace daño a { $creature }.
event-creature-killed = { $seat } mata a { $creature }.
event-trophy-won = { $seat } gana un trofeo ({ $trophy }), que ya vale { $worth }.
event-extra-trophy-won = { $seat } gana un trofeo adicional ({ $trophy }), que ya vale { $worth }.
event-echoes-gained = { $seat } recibe { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
} de la reserva.
event-echoes-lost = { $seat } devuelve { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
} a la reserva{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-echoes-stolen = { $seat } quita { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
} a { $hunter }.
event-creature-escaped = El monstruo huye hacia la oscuridad: { $creature }.
event-boss-stays = Sigue en pie: { $creature }, con { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}.
event-card-discarded = { $seat } pone { $card } en su pila de usadas{ $cause_id ->
    [none] {""}
   *[other] {" "}({ $cause })
}.
event-monster-added = Algo nuevo espera encima de la mazmorra.
event-banked = { $echoes ->
    [0] { $seat } no tiene Ecos que depositar.
    [one] { $seat } deposita 1 Eco y ya guarda { $total }.
   *[other] { $seat } deposita { $echoes } Ecos y ya guarda { $total }.
}
event-echoes-banked = { $echoes ->
    [0] La carta de { $seat } no encuentra Ecos que depositar.
    [one] La carta de { $seat } deposita 1 Eco: ya guarda { $total }.
   *[other] La carta de { $seat } deposita { $echoes } Ecos: ya guarda { $total }.
}
event-cards-reclaimed = { $seat } recupera { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
event-upgrade-taken = { $seat } toma una mejora: { $card }.
event-upgrade-declined = { $seat } no toma ninguna mejora.
event-card-removed = { $seat } se desprende para siempre de { $card }.
event-rested = { $seat } descansa: { $health } de salud.
event-weapon-removed = { $card } de { $seat } se rompe y sale de la partida.
event-card-returned = { $card } vuelve a la mano de { $seat }.
event-first-player-passed = { $seat } es el siguiente jugador inicial.
event-creature-revealed = Aparece una criatura: { $creature }, con { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}.
event-final-boss-comes = La mazmorra está vacía, y llega el jefe final: { $creature }, con { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}.
event-scored = { $seat }: { $banked ->
    [one] 1 Eco
   *[other] { $banked } Ecos
} y { $trophies } por trofeos { $score ->
    [one] es 1 punto
   *[other] son { $score } puntos
}.
event-won = { $seat } sale de la pesadilla con { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}.
event-nobody-left = No queda ningún cazador. Nadie sale de la pesadilla.
event-out-of-time = Tras { $round } rondas la mesa lo deja por hoy.
event-promised = { $seat } promete { $intent }.
event-promised-card = { $seat } promete jugar { $card }.
statement-promised = Prometer atacar o soñar
statement-promised-card = Prometer jugar una carta

## La mesa en palabras

table-round = Ronda { $round }; empieza { $seat }.
table-over = La caza termina tras { $round } rondas.
table-creature = { $creature }: { $echoes ->
    [one] queda 1 Eco
   *[other] quedan { $echoes } Ecos
}, dado { $die }, trofeos: { $trophies }.
table-creature-killed = Muerte: { $creature }.
table-creature-escaped = Huida: { $creature }.
table-ability = { $text }
table-hunter-alive = { $seat }: { $health } de { $most } de salud, { $collected } recolectados, { $banked } depositados, trofeos { $kin }/{ $humanoid }/{ $beast } que valen { $bonus }.
table-hunter-dead = { $seat }: fuera hasta el Sueño, { $banked } depositados, trofeos { $kin }/{ $humanoid }/{ $beast } que valen { $bonus }.
table-hunter-out = { $seat }: fuera de la partida, { $banked } depositados, trofeos { $kin }/{ $humanoid }/{ $beast } que valen { $bonus }.
table-played = Muestra: { $cards }.
table-hand = Mano: { $cards }.
table-used = Usadas: { $cards }.
table-display = Mejoras disponibles: { $cards }; { $left } en el mazo.
table-dungeon = En la mazmorra: { $monsters ->
    [one] 1 monstruo
   *[other] { $monsters } monstruos
}, { $bosses ->
    [one] 1 jefe
   *[other] { $bosses } jefes
} y después { $boss }.
table-chosen = Has elegido { $card }; puedes cambiar de idea hasta que todos hayan elegido.

## Negativas

refusal-not-in-hand = No tienes { $card } en la mano.
refusal-card-used = { $card } está en tu pila de usadas; el Sueño te la devuelve.
refusal-no-weapon-to-show = { $card } necesita un arma en tu mano, y no tienes ninguna.
refusal-no-weapon = { $card } no es un arma.
refusal-never-the-dream = { $card } siempre se queda contigo.
refusal-not-used = { $card } no está en tu pila de usadas.
refusal-not-owned = No tienes { $card }.
refusal-not-on-display = { $card } no está entre las mejoras disponibles.
refusal-upgrade-mandatory = Tienes que tomar una de las mejoras disponibles.
refusal-other-type = { $creature } no da trofeos de ese tipo ({ $trophy }).
refusal-not-yourself = Elige a otro cazador.
refusal-hunter-dead = { $seat } está fuera de juego.
refusal-nothing-to-steal = { $seat } no ha recolectado nada.
refusal-nothing-to-block = { $seat } no tiene un arma así que aún deba golpear.

## Probabilidades y puntuaciones

odds-death = muerte { $percent } %
ending-final-boss = El jefe final ha muerto. Se cuenta la sangre.
ending-nobody-left = No queda ningún cazador. Gana la pesadilla.
ending-out-of-time = La caza se ha interrumpido. Se cuenta la sangre.
score-banked = Depositados
score-collected = Recolectados
score-kin = Semejantes
score-humanoid = Humanoides
score-beast = Bestias

## Contenido que no se puede usar

content-utility-damage = una carta de utilidad no es un arma y no hace daño
content-weapons-only = solo puede tenerlo un arma
content-utility-only = solo puede tenerlo una carta de utilidad
content-final-boss-only = solo puede tenerlo un jefe final
content-trophies = tiene que haber de uno a tres, todos distintos
content-when = { $value } no es posible; ocurre en { $times }
content-not-for-cards = { $value } no es posible; ninguna carta puede tenerlo
content-not-for-creatures = { $value } no es posible; ninguna criatura puede tenerlo
content-no-parameter = este efecto no tiene ese parámetro
content-needs-value = health_at_most lo necesita
content-kind-or-step = falta kind o step
content-faces = un dado tiene de 2 a 20 caras
content-endless-roll = falta una cara sin signo más, así que la tirada no acabaría nunca
content-extra-echoes = tiene que haber seis, para de 0 a 5 cazadores
content-trophy-track = tiene que empezar por 0 y tener de 1 a { $most } casillas
content-few-creatures = hay menos monstruos o jefes de los que necesita el mazo de la mazmorra
content-no-final-boss = no hay ningún jefe final
content-no-starter = falta, y todos los cazadores empiezan con ella
content-one-dream = tiene que tener enter_dream
content-many-starters = hay más cartas iniciales de las que puede tener un cazador
content-starter-copies = cada cazador tiene una de cada carta inicial; solo las mejoras tienen copias
content-only-the-dream = solo puede tenerlo el Sueño del Cazador
content-always-instant = un arma que siempre golpea en el paso 3 no tiene sitio en el paso 5
content-all-trophies = un jefe final da los tres
content-bosses-only = { $value } no es posible; solo puede tenerlo un jefe, pues un monstruo ya se ha ido entonces
content-twice = solo se puede dar una vez
content-full = solo heal puede ser full; da un número
content-no-value = solo health_at_most lo necesita
content-limit = solo puede tenerlo una criatura que paga a quien la golpea
content-dream-kind = el Sueño del Cazador tiene que ser una carta de utilidad
content-not-the-dream = el Sueño del Cazador no puede tenerlo, pues siempre vuelve y siempre se tiene que poder jugar

## La historia de una partida acabada

story-deeds = { $damage } de daño, { $trophies ->
    [0] ningún trofeo
    [one] un trofeo
   *[other] { $trophies } trofeos
}, { $deaths ->
    [0] nunca murió
    [one] murió una vez
   *[other] murió { $deaths } veces
}.

## Records of players

feat-heaviest-blow = El golpe más fuerte
feat-best-round = Más ecos ganados a golpes en una ronda
feat-trophies = Más trofeos

## What a balance report is about

balance-taken-by = Mejoras tomadas
balance-owned-by = Cartas al final
balance-killed-by = Criaturas abatidas
balance-died-by = Muertes, según la criatura en juego
balance-final-bosses = Partidas con este jefe final
balance-creatures-killed = Criaturas abatidas, de las encontradas
balance-deaths = Muertes por cada encuentro
balance-played = Veces que se juega una carta, por partida

# Answers given in advance
standing-next-card = La carta de la próxima ronda
standing-next-card-boss = La carta de la próxima ronda, si hay un jefe
