### El tablero de bloodborne-card, en español. Las mismas claves y el mismo orden que en.ftl.

## El camino por la mazmorra

hunt-dungeon = La mazmorra
hunt-round = Ronda { $round }
hunt-step-1 = Todos eligen una carta
hunt-step-2 = Se sacan las armas
hunt-step-3 = Efectos instantáneos
hunt-step-4 = La criatura ataca
hunt-step-5 = Los cazadores golpean
hunt-step-6 = ¿Escapa?
hunt-step-7 = El Sueño del Cazador
hunt-step-8 = Termina la ronda
hunt-monsters-left = { $monsters ->
    [one] Queda 1 monstruo en la mazmorra
   *[other] Quedan { $monsters } monstruos en la mazmorra
}
hunt-bosses-left = { $bosses ->
    [one] Queda 1 jefe en la mazmorra
   *[other] Quedan { $bosses } jefes en la mazmorra
}
hunt-boss-rule = Jefe final: { $boss }. { $rule } Abrir la mazmorra.
hunt-still-to-come = Aún boca abajo: { $monsters ->
    [one] 1 monstruo
   *[other] { $monsters } monstruos
} y { $bosses ->
    [one] 1 jefe
   *[other] { $bosses } jefes
}. Después llega el jefe final, cuya regla vale desde la primera ronda.
hunt-dice = Los dados de monstruo
hunt-dice-plus = Un más: el dado se tira otra vez, y todo junto es un solo golpe.
hunt-seen = Criaturas vistas hasta ahora
hunt-upgrades-left = Mejoras que quedan en el mazo

## La criatura

hunt-monster = Monstruo
hunt-boss = Jefe
hunt-final-boss = Jefe final
hunt-killed = Muerta
hunt-escaped = Huida
hunt-echoes = { $echoes ->
    [one] 1 Eco
   *[other] { $echoes } Ecos
}
hunt-echoes-name = { $echoes ->
    [one] Eco
   *[other] Ecos
}
hunt-echoes-left = { $echoes ->
    [one] Queda 1 Eco
   *[other] Quedan { $echoes } Ecos
}
hunt-die = Su dado es { $die } ({ $letter }), con las caras { $faces }. Ver todos los dados.
die-letter-green = V
die-letter-yellow = A
die-letter-red = R

## Los cazadores

hunt-hunter = { $name }: { $health }, { $collected } recolectados, { $banked } depositados, trofeos por valor de { $trophies }, { $score } en total.
hunt-health = { $health } de { $most } de salud
hunt-dead = en la muerte hasta el Sueño
hunt-out = fuera de la partida
hunt-first = Juega primero
hunt-ready = Ya ha elegido
hunt-thinking = Aún elige
hunt-won = Ha ganado
hunt-collected = { $echoes ->
    [one] 1 Eco recolectado: se pierde al morir
   *[other] { $echoes } Ecos recolectados: se pierden al morir
}
hunt-banked = { $echoes ->
    [one] 1 Eco depositado: a salvo
   *[other] { $echoes } Ecos depositados: a salvo
}
hunt-used = { $cards ->
    [one] 1 carta usada
   *[other] { $cards } cartas usadas
}
hunt-deaths = { $deaths ->
    [one] Ha muerto una vez
   *[other] Ha muerto { $deaths } veces
}
hunt-track = { $type }: casilla { $space }, valor { $worth }
hunt-points = { $score ->
    [one] 1 punto en total
   *[other] { $score } puntos en total
}
hunt-score = { $score } en total: { $collected } recolectados, { $banked } depositados, { $trophies } por trofeos.
hunt-pile-shown = En la mesa
hunt-pile-used = Pila de usadas ({ $cards })
hunt-pile-hand = En la mano ({ $cards })
hunt-pile-none = Vacía.
hunt-owned = { $cards } de { $most } cartas como máximo.
hunt-table = Cartas en la mesa
hunt-face-down = Carta de { $name }, boca abajo
hunt-blocked = En el cepo: esta arma no hace daño
hunt-weakened = Esta arma hace { $amount } menos

## Tu asiento

hunt-hand = Tu mano
hunt-own-cards = Tus propias cartas
hunt-offer = Mejoras disponibles
hunt-choose-take-upgrade = Toma una; tienes { $cards } cartas (máximo { $most })
hunt-choose-reclaim-card = Tu pila de usadas
hunt-choose-remove-card = Con el Sueño, { $cards } cartas: pueden quedar { $most }
hunt-promise = Promete algo; no obliga a nadie
hunt-promise-to = Prometer: { $intent }
hunt-promise-card = jugar …
hunt-promised = promete: { $what }
hunt-odds-brief = † { $percent } %
hunt-brings-echoes = { $echoes ->
    [one] tomas 1 Eco
   *[other] tomas { $echoes } Ecos
}
hunt-brings-snare = { $weapon }: { $damage } → 0
hunt-brings-trophy = valor { $next } en vez de { $now }

## Lo que hacen las cartas, en signos

hunt-damage = daño { $damage }
hunt-designed = Una carta diseñada por Duskhall
mark-enter-dream = entra en el Sueño
mark-halve-damage = medio daño
mark-ignore-damage = aparta el daño
mark-reveal-weapon = muestra un arma
mark-instant-strike = golpea al instante
mark-attack-order = golpea antes o después
mark-bonus-damage = más daño
mark-extra-trophy = trofeo adicional
mark-extra-monster-damage = te hiere más
mark-damage-hunters = hiere a cazadores
mark-damage-monster = hiere a la criatura
mark-heal = cura
mark-steal-echoes = quita Ecos
mark-bank-echoes = deposita Ecos
mark-return-to-hand = vuelve a la mano
mark-reclaim-cards = recupera cartas
mark-weaken-attacks = debilita golpes
mark-block-attack = detiene un golpe

## Lecciones de la primera partida

lesson-hunt = Esta criatura guarda sangre: cada Eco que le arranques es tuyo mientras lo lleves. Lo que nadie tome se va con ella, pues un monstruo solo se queda una ronda.
lesson-choose = Elige una carta de tu mano. Todos eligen en secreto y descubren a la vez, así que piensa en lo que harán los demás. Bajo cada carta está la probabilidad de morir con ella.
lesson-die = Antes de que golpees, golpea la criatura: su dado hiere a todos. El verde es suave, el rojo cruel, y un más se tira otra vez. Toca el dado para ver sus caras.
lesson-transform = Transformar aún no dice nada a los demás. Ahora que todas las cartas están a la vista, eliges el arma que conviene.
lesson-carry = La gota cuenta los Ecos que llevas. Si mueres, los pierdes todos. El cofre cuenta los depositados, y esos no te los quita nadie.
lesson-used = La carta que has jugado queda en tu pila de usadas, a la vista de todos, igual que las suyas. Toca a un cazador para leer qué le queda en la mano.
lesson-trophy = Quien hirió a una criatura en la ronda en que muere gana sus trofeos. Cada escala sube 1, 2, 3, 5, 8: el cuarto de un tipo vale mucho más que el primero.
lesson-promise = Puedes prometer a los demás qué vas a jugar: atacar, soñar o una carta. No obliga a nadie, y también ellos lo saben.
lesson-dream = El Sueño del Cazador reduce a la mitad lo que te hiere esta ronda. Después deposita tus Ecos, te devuelve las cartas usadas, te cura y te da una mejora. Ve antes de que no haya más remedio.
lesson-upgrade = Toma una mejora para tu mano. Puedes tener siete cartas; más adelante, una más obliga a dejar otra.
lesson-death = Has muerto. Lo que llevabas se ha perdido y lo depositado sigue a salvo. Vuelves con toda la salud y una mejora, pero tus cartas usadas siguen usadas.
lesson-boss = Un jefe nunca escapa: se queda hasta morir, y da varios trofeos. El jefe final espera al fondo de la mazmorra, y su regla, arriba, vale toda la partida.

## Ejemplos de las reglas

example-a-kill = Cae un monstruo
example-into-the-dream = De la lucha al Sueño

## La lección: su meta, por qué es buena cada jugada sugerida, y el repaso

lesson-aim = Cazáis juntos, y gana uno. Arranca a los monstruos su sangre, los Ecos, gana trofeos y lleva los Ecos al Sueño del Cazador antes de morir. Muerto el jefe final, se cuentan los Ecos depositados y los trofeos.
lesson-why-1 = La bestia guarda 3 Ecos y los quieren tres cazadores. Golpeas primero: el hacha arranca 2.
lesson-why-2 = Transformar aún no dice nada a los demás. Espera a ver sus cartas y elige entonces tu arma.
lesson-why-3 = Nadie ha mostrado una pistola: la tuya golpea antes que el monstruo.
lesson-why-4 = Llevas 3 Ecos, y no te queda otra carta en la mano. El Sueño los deposita, te cura y te devuelve las cartas.
lesson-why-5 = Tres de daño es más que cualquiera de tus armas. Tómala.
lesson-why-6 = Tu nueva arma arranca 3 Ecos de un golpe. Este monstruo guarda muchos: golpea.
lesson-recap = Elige en secreto, golpea por turno y toma Ecos. Lo que llevas se pierde si mueres; lo depositado en el Sueño es tuyo. Ve antes de que no haya más remedio y llévate una mejora. Quien hirió a un monstruo en la ronda en que muere gana su trofeo.

## The card of the next round, chosen in advance

hunt-plan = Si me preguntan la próxima ronda…
hunt-plan-hint = En la ronda { $round } se juega esto por ti, a cualquier hora, como si hubieras venido; nadie se entera. Puedes cambiarlo o retirarlo hasta entonces, o elegir en persona. Si no tienes la carta, se te pregunta.
hunt-plan-card = Juego
hunt-plan-boss = Si hay un jefe, juego
hunt-plan-ask = nada aún: preguntadme
hunt-plan-same = lo mismo
hunt-plan-withdraw = Retirarlo todo
hunt-planned = { $which ->
    [both] Ronda { $round }: { $card }; contra un jefe, { $boss }.
    [boss] Ronda { $round }: contra un jefe, { $boss }.
   *[card] Ronda { $round }: { $card }.
}
hunt-plan-dropped = { $card } no se pudo jugar en la ronda { $round }: elige tú.
hunt-tie-broken = Con { $score } puntos cada uno, decidieron más Ecos depositados: { $echoes }.
