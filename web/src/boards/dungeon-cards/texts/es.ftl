### El tablero de dungeon-cards, en español. Las mismas claves y el mismo orden que en.ftl.

## Los números de las cartas

figure-actions = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}
figure-strikes = { $count ->
    [one] 1 golpe para vencer
   *[other] { $count } golpes para vencer
}
figure-evades = { $count ->
    [one] 1 esquiva para pasar
   *[other] { $count } esquivas para pasar
}
figure-gold = { $count } de oro
figure-potions = { $count ->
    [one] 1 poción
   *[other] { $count } pociones
}
figure-limit = límite de acciones: { $count }
figure-strike-dice = { $count } dados para golpear
figure-evade-dice = { $count } dados para esquivar
figure-hits = cae con { $count } heridas
figure-cost = { $count ->
    [one] cuesta 1 punto de habilidad
   *[other] cuesta { $count } puntos de habilidad
}
figure-boss-strikes = { $count } golpes por cada herida
figure-boss-hits = { $count } heridas para vencer

## La mesa

board-boss = Jefe
board-skill = Habilidad
board-skill-line = { $name } ({ $cost }): { $text }
board-designed = Diseño propio de Duskhall.
board-round = Ronda { $round } de { $rounds }
turn-title = El descenso
turn-own = Tu turno
turn-of = Turno de { $name }
rivals-title = Los demás aventureros
choosing-title = ¿Quién baja las escaleras?
choosing-hint = Detente sobre una carta, o mantenla pulsada, para leer sus habilidades.
choosing-legend-limit = acciones por turno
choosing-legend-strike-dice = dados de lucha
choosing-legend-evade-dice = dados de esquiva
choosing-legend-hits = heridas hasta caer
choosing-legend-skills = habilidades y su coste
choosing-taken = lo lleva { $name }
deck-draw = Descubrir una carta (quedan { $count } en el mazo)
deck-left = El mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} boca abajo
deck-top = La próxima carta, que solo tú has visto: { $card }
boss-hidden = El jefe espera boca abajo
row-title = Cartas de este turno
row-empty = Las escaleras bajan. Aún no se ha descubierto nada.
card-status-found = resuelta
card-status-evaded = esquivada
card-status-own = cara amiga
card-status-claim = fuera de combate, por reclamar
stake = { $count } de oro en juego
stake-short = en juego

## El medidor

gauge-actions = Acciones
gauge-total = { $total } / { $limit }
gauge-value = { $total } de { $limit } acciones usadas
gauge-bust = te pasas: { $total } acciones, y el límite es { $limit }
gauge-is-bust = ¡Se pasó!
gauge-percent = { $percent } %
gauge-chance = de pasarse
gauge-chance-explained = La probabilidad de que la próxima carta sea demasiado

## Los dados

tray-title = Los dados
tray-strikes = { $thrown ->
    [0] { $need ->
        [one] Hace falta 1 golpe
       *[other] Hacen falta { $need } golpes
    }
   *[other] { $result ->
        [one] 1 golpe
       *[other] { $result } golpes
    }, { $need ->
        [one] hacía falta 1
       *[other] hacían falta { $need }
    }
}
tray-evades = { $thrown ->
    [0] { $need ->
        [one] Hace falta 1 esquiva
       *[other] Hacen falta { $need } esquivas
    }
   *[other] { $result ->
        [one] 1 esquiva
       *[other] { $result } esquivas
    }, { $need ->
        [one] hacía falta 1
       *[other] hacían falta { $need }
    }
}
tray-pick = Toca para relanzar
tray-success = ¡Conseguido!
tray-failure = Fallo

## Los asientos

seat-own = Tu aventurero
seat-of = El aventurero de { $name }
seat-turn = tiene el turno
seat-won = ha ganado
seat-first = va primero
seat-out = fuera de combate
seat-out-short = fuera
seat-points = { $count ->
    [one] 1 punto de habilidad
   *[other] { $count } puntos de habilidad
}
seat-hits = { $hits } de { $limit } heridas
seat-aids = Habilidades y equipo
aid-label = { $name }, { $cost ->
    [one] 1 punto de habilidad
   *[other] { $cost } puntos de habilidad
}, { $state }
aid-usable = se puede usar ahora
aid-too-dear = por ahora cuesta demasiado
aid-later = no en este momento

## Los montones

piles-open = { $deck } cartas en el mazo, { $discard } descartadas: mira qué queda
piles-title = Lo que queda
piles-deck = Mazo: { $count }
piles-discard = Descarte: { $count }
piles-copies = { $count } × { $card }
piles-close = Cerrar

## El jefe

lair-damage = { $damage } de { $hits } heridas
lair-order = A quién se ofrece el combate
lair-slain = Vencido por { $name }

## Lecciones

lesson-choose = Elige quién serás. El número de arriba dice cuánto le dura el día: con un límite mayor puedes descubrir más cartas. Los dados de abajo dicen qué tal lucha y qué tal se escabulle.
lesson-draw = Tu turno ha empezado con una carta: la primera es obligatoria. Toca el mazo que brilla para descubrir otra. Cada carta más es idea tuya, y puedes parar cuando quieras.
lesson-gauge = Cada carta cuesta acciones: el número de su esquina. Llenar el medidor justo hasta el final es seguro; un paso más y te has pasado. Al lado está la probabilidad de que la próxima carta sea demasiado.
lesson-monster = ¡Un monstruo! Lucha: tira tus dados de golpe y, con golpes suficientes, su oro será tuyo si sales. O esquívalo: no hay oro, pero lo dejas atrás. Si fallas la tirada, recibes una herida y pierdes todo lo hallado este turno.
lesson-rival = Es la carta del aventurero de otra persona. Si la vences y vuelves a salvo, el oro que indica sale de su bolsa. En el mazo también hay cartas tuyas.
lesson-trap = Contra una trampa no se lucha. Necesitas esquivas, y detrás no espera ningún oro.
lesson-stop = Esto es lo que te llevarías ahora. Para y es tuyo; sigue y todo queda en juego. Casi siempre gana quien sabe cuándo es suficiente.
lesson-aids = Brilla una de tus habilidades u objetos: puede ayudarte ahora mismo. Las habilidades cuestan puntos; los objetos de un solo uso se gastan. Siempre puedes prescindir de ellos.
lesson-points = Cada cara de habilidad en una tirada conseguida da un punto de habilidad, al momento y para siempre. Ni siquiera pasarse te lo quita.
lesson-bust = Eso es pasarse: una acción de más. Se pierden todas las cartas de ese turno, y con ellas su oro.
lesson-hit = Has recibido una herida. Al llegar a tu límite quedas fuera de combate el resto de la partida. Las pociones de tesoros y monstruos curan una herida si vuelves a salvo.
lesson-item = Ya tienes una pieza de equipo. Si es permanente, cuenta sola en cada tirada; si es de un solo uso, brilla cuando puede ayudar.
lesson-winning = Es la última ronda. Después despierta el jefe y se cuentan las bolsas: gana quien más oro tenga, aunque esté fuera de combate. Quizá sea hora de arriesgar, o de no arriesgar nada. Una partida de verdad tiene diez rondas.
lesson-boss = Se acabó la última ronda y el jefe ha despertado. Se pregunta primero a quien más oro tiene. Cada ataque necesita suficientes golpes de una vez; cada fallo te hiere y deja que el jefe use su habilidad. Puedes negarte, pero quien lo venza se lleva su oro.

## El final

end-boss-beaten = { $name } venció a { $boss }.
end-boss-lives = Nadie venció a { $boss }.
end-out = fuera de combate

## Ejemplos de las reglas

example-safe-home = Un turno que acaba bien
example-one-too-many = Una carta de más

## La lección: su meta, por qué es buena cada jugada sugerida, y el repaso

lesson-aim = Bajas por oro. Descubre cartas, una tras otra, mientras te atrevas: si paras a tiempo, lo hallado es tuyo; si te pasas, lo pierdes. Tras la última ronda despierta el jefe, y gana la bolsa más llena.
lesson-why-1 = La Guerrera es buena para empezar: con seis dados gana casi todos los combates.
lesson-why-2 = Tiras seis dados y necesitas tres golpes: sale dos veces de tres, y paga 3 de oro. Esquivarlo no paga nada.
lesson-why-3 = Quedan tres acciones, y casi ninguna carta cuesta más. Otra carta merece el riesgo.
lesson-why-4 = Queda una acción: casi cualquier carta sería demasiado, y hay 4 de oro en la mesa. Llévatelo a casa.
lesson-why-5 = Has esquivado la trampa. Quedan seis acciones y aún no has hallado nada: no hay nada que perder.
lesson-why-6 = La hoja solo es tuya si llegas a casa. Pero quedan tres acciones, y al final cuenta el oro.
lesson-why-7 = Una hoja, 2 de oro y una sola acción: es el momento de parar.
lesson-recap = Descubre cartas mientras te queden acciones; lucha por el oro, esquiva lo demasiado fuerte; para antes de la carta de más, pues solo cuenta lo que llevas a casa. Los puntos de habilidad se quedan contigo. Al final despierta el jefe, y gana la bolsa más llena.
# On a phone, where the question says what is done with them.
brief-reroll-dice-strike = Relanzar golpe
brief-reroll-dice-evade = Relanzar esquiva
brief-reroll-dice-skill = Relanzar habilidad
brief-reroll-dice-roll = Lanzar ya

## De qué trata una pregunta, y qué traería cada respuesta

about-push-or-stop = { $stake ->
    [0] ¿Otra carta o paras aquí?
   *[other] ¿Otra carta o a casa con { $stake } de oro?
}
about-keep-or-discard = Sigue { $card }. ¿La dejas ahí?
about-card-drawn = { $card }: { $action ->
    [one] 1 acción
   *[other] { $action } acciones
}. ¿Sigues?
about-fight-or-evade = { $fought ->
    [0] ¡{ $card }! ¿La esquivas?
   *[other] { $card }: ¿luchas o esquivas?
}
about-settle-roll = { $kind ->
    [enough] Lo logras. ¿Vale la tirada?
    [evade] { $result } de { $need } esquivas. ¿Vale la tirada?
   *[other] { $result } de { $need } golpes. ¿Vale la tirada?
}
about-reroll-dice = { $aside ->
    [0] ¿Qué dados vuelves a lanzar?
    [one] Relanzas 1 dado. ¿Más?
   *[other] Relanzas { $aside } dados. ¿Más?
}
about-after-evading = { $card } queda atrás. ¿Algo más?
about-take-hit = { $card }: { $hits ->
    [one] una herida. ¿La recibes?
   *[other] { $hits } heridas. ¿Las recibes?
}
about-collect = { $stake ->
    [0] ¿Recoges ya?
   *[other] ¿Recoges ya { $stake } de oro?
}
about-claim = Aquí yace { $name }. ¿Qué te llevas?
about-face-boss = { $boss }: ¿luchas?
about-strike-boss = { $boss }: ¿atacas?
brings-push-or-stop-draw = { $left ->
    [0] no queda ninguna acción
    [one] queda 1 acción
   *[other] quedan { $left } acciones
}
brings-push-or-stop-stop = { $finds ->
    [0] aún sin hallazgos; acaba el turno
   *[other] te llevas { $haul } y acaba el turno
}
brings-keep-or-discard-keep = { $bust ->
    [0] será la próxima: { $total } de { $limit } acciones
   *[other] será la próxima: te pasas, { $total } de { $limit }
}
brings-keep-or-discard-discard = se va; la que hay debajo no se conoce
brings-card-drawn-go-on = { $bust ->
    [0] { $total } de { $limit } acciones usadas
   *[other] te pasas: { $total } acciones, y el límite es { $limit }
}
brings-fight-or-evade-fight = { $dice } dados, { $need ->
    [one] hace falta 1 golpe
   *[other] hacen falta { $need } golpes
}; ganas { $prize }
brings-fight-or-evade-evade = { $dice } dados, { $need ->
    [one] hace falta 1 esquiva
   *[other] hacen falta { $need } esquivas
}; { $trap ->
    [0] sin oro
   *[other] y la dejas atrás
}
brings-settle-roll-accept = { $kind ->
    [battle] { $success ->
        [0] falla: el jefe responde
       *[other] una herida al jefe
    }
   *[other] { $success ->
        [0] falla: una herida, y pierdes el turno y lo hallado
       *[other] lo consigues
    }
}
brings-reroll-dice-strike = { $kind ->
    [evade] aquí no sirve
   *[other] aunque cuenta
}
brings-reroll-dice-evade = { $kind ->
    [evade] aunque cuenta
   *[other] aquí no sirve
}
brings-reroll-dice-skill = aunque da un punto
brings-reroll-dice-roll = tienes { $kept } de { $need } { $kind ->
    [evade] esquivas
   *[other] golpes
}
brings-after-evading-go-on = sin su oro
brings-take-hit-accept = { $out ->
    [0] quedas con { $hits } de { $limit } heridas; acaba el turno
   *[other] te deja fuera de combate el resto de la partida
}
brings-collect-done = { $finds ->
    [0] sin hallazgos; acaba el turno
   *[other] te llevas { $haul } y acaba el turno
}
brings-claim-gold = { $gold } de oro de la bolsa de { $name }
brings-face-boss-challenge = hasta el final: { $hits } heridas ganan { $gold } de oro
brings-face-boss-decline = { $last ->
    [0] sin luchar; le toca decidir a { $next }
   *[other] nadie lucha
}
brings-strike-boss-attack = { $dice } dados, hacen falta { $need } golpes; { $left ->
    [one] 1 herida más gana
   *[other] { $left } heridas más ganan
}
aid-brings = { $cost ->
    [0] { $does }; se gasta{ $after }
    [one] { $does }, por 1 punto de habilidad{ $after }
   *[other] { $does }, por { $cost } puntos de habilidad{ $after }
}
aid-does-add-strikes = { $amount ->
    [one] 1 golpe más
   *[other] { $amount } golpes más
}
aid-does-add-evades = { $amount ->
    [one] 1 esquiva más
   *[other] { $amount } esquivas más
}
aid-does-reroll = lanza de nuevo los dados que quieras
aid-does-peek-discard = mira la próxima carta, y descártala si quieres
aid-does-reduce-action = la carta cuesta { $action ->
    [one] 1 acción
   *[other] { $action } acciones
}
aid-does-loot-on-evade = { $prize }: como si vencieras
aid-does-heal = cura una de tus heridas
aid-does-prevent-hit = una herida menos
aid-does-keep-loot = conservas lo hallado antes de esta carta
aid-does-treasure-bonus = un tesoro da { $amount } más de oro
# Lo que sigue de todos modos, tras el precio.
aid-after-prevent-hit = ; el turno acaba igual

## Lo que se dice junto a las cartas

haul-title = Si paras ahora
haul-title-collect = Te llevas a casa
haul-title-other = En juego
haul-nothing = Aún nada que valga la pena
haul-claims = { $count ->
    [one] algo de un rival caído
   *[other] algo de { $count } rivales caídos
}
haul-potion-heals = { $count ->
    [one] 1 poción: cura una herida
   *[other] { $count } pociones: cada una cura una herida
}
haul-lost = Si te pasas o fallas una tirada, lo pierdes todo
beside-next = La próxima del mazo
beside-fail = Si fallas: una herida, y pierdes lo hallado
beside-hits = { $hits ->
    [one] Llega una herida
   *[other] Llegan { $hits } heridas
}
beside-lost = El turno acaba y pierdes lo hallado
beside-evaded = Esquivado: lo que lleva no es tuyo
beside-item = { $name }. { $text }
beside-fallen = Fuera de combate: llévate oro o un objeto
beside-claim-gold = { $card ->
    [0] { $gold } de oro (tiene { $held })
   *[other] { $gold } de oro: la carta dice { $card }, pero no tiene más
}
beside-boss-dice = { $need } golpes en una tirada de { $dice } dados: una herida
beside-boss-hits = { $hits } heridas ganan { $gold } de oro
beside-boss-miss = Si fallas, el jefe te hiere, y no hay retirada
beside-boss-order = Se pregunta por orden
