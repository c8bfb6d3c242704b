### El tablero de blood-bound, en español. Las mismas claves y el mismo orden que en.ftl.

## La mesa

bound-seats = Jugadores, en el sentido del reloj
bound-supply = En la reserva
bound-your-place = Tu sitio
bound-ability = Carta de habilidad
bound-wild = Comodín
bound-player = Jugador
bound-leads = Líder

## Letras en fichas y cartas

bound-letter-rose = R
bound-letter-beast = B
bound-letter-unknown = ?
bound-letter-wild = ∗
bound-letter-secret-order = O
bound-letter-purple = M
bound-letter-green = V

## Lo que pasa

bound-request = { $seat } ataca a { $target }. ¿Pedirá ayuda { $target }?
bound-sealed = { $seat } pide ayuda. Cada respuesta va sellada.
bound-accept = { $by } ataca. { $seat } sopesa la ayuda de { $offers }.
bound-your-ability = { $rank }. { $text }
bound-stepped-in = { $seat } recibe la herida por { $target }.
bound-is-target = Recibe el ataque.
bound-is-offering = Se ofrece a intervenir.
bound-is-thinking = Está pensando.
bound-card-is = Su carta: { $character }.

## Preguntas que nombran a quien les toca

about-request = Te ataca { $name }. ¿Pides ayuda?
about-offer = ¿Recibes tú la herida en lugar de { $name }?
about-take-token = Te han herido. ¿Muestras tu rango o un signo?
about-treat = Alquimista: ¿hieres o curas a { $name }, a quien ayudaste?
about-rage = Berserker: ¿devuelves el golpe a { $name }?

## Qué hace cada respuesta

option-act-attack-text = Alguien recibe una herida y muestra algo de quién es.
option-act-pass-text = Otro jugador recibe la daga; no pasa nada más.
option-request-ask-text = Otros pueden ofrecerse a recibir la herida; tú eliges.
option-request-alone-text = Recibes la herida y eliges qué mostrar.
option-offer-offer-text = Si te aceptan, recibes la herida y muestras tu rango.
option-offer-decline-text = Tu rango sigue oculto; la herida no es tuya.
option-take-quill-decline-text = Sigue mandando el número más bajo de tu clan.
option-take-quill-use-text = Desde ahora manda el número más alto de tu clan.
option-treat-decline-text = No pasa nada más.
option-treat-wound-text = Muestra una cosa más.
option-treat-heal-text = Devuelve una ficha.
option-return-token-rank-text = Podrás intervenir y usar tu habilidad otra vez.
option-return-token-rose-text = Ya lo saben, pero la herida desaparece.
option-return-token-beast-text = Ya lo saben, pero la herida desaparece.
option-return-token-unknown-text = Ya lo saben, pero la herida desaparece.
# Donde tres o más están juntas en un teléfono: 18 letras como mucho.
short-take-token-rank = Quizá tu habilidad
short-take-token-rose = Signo de la Rosa
short-take-token-beast = Signo de la Bestia
short-take-token-unknown = Un interrogante
short-return-token-rank = Se usa otra vez
short-return-token-rose = Ya lo saben
short-return-token-beast = Ya lo saben
short-return-token-unknown = Ya lo saben
short-treat-decline = Nada más
short-treat-wound = Muestra algo más
short-treat-heal = Devuelve una ficha
option-rage-decline-text = No pasa nada más.
option-rage-use-text = Quien atacó sufre una herida.

## Tu carta

bound-hide = Ocultar lo que solo tú sabes
bound-show = Volver a mostrarlo
bound-card-hidden = Tu carta está oculta.

## Un jugador

bound-showed = Ya mostró antes este rango: { $rank }.
bound-looked = Ha mirado las cartas de: { $names }.
bound-spared-nobody = Ha atacado a alguien con tres heridas, así que no es el Inquisidor.
bound-said = Lo que se ha dicho

## Hablar

bound-talk = Hablar
bound-talk-about = Hablar de { $name }
bound-talk-hint = Lo oye toda la mesa. Puede ser verdad o no.
bound-talk-back = Atrás
bound-talk-seat = ¿De quién?
bound-talk-clan = ¿Qué clan?
bound-talk-rank = ¿Qué rango?
bound-talk-character = ¿Qué carta?
bubble-claim-clan = Mi clan: { $clan }.
bubble-claim-rank = Mi rango: { $rank }.
bubble-accuse = ¿{ $target }? ¡{ $clan }!
bubble-call-leader = { $target } es líder.
bubble-vouch = Confío en { $target }.
bubble-say-clue = Pista de { $target }: { $clan }.
bubble-say-seen = Vi a { $target }: { $character }.
bubble-call-for-help = ¡Ayudad a { $target }!

## El cuaderno

bound-notebook = Cuaderno
bound-notebook-hint = Cuenta solo lo que has visto. Lo que la gente dice y hace lo juzgas tú.

## Responder de antemano

bound-standing = Responder de antemano
bound-standing-hint = Se responde por ti cuando llega la pregunta; nadie lo nota. Puedes cambiarlo cuando quieras.
bound-standing-for = Ofrecer siempre ayuda a
bound-standing-none = Pregúntame cada vez
bound-standing-now = { $kind ->
    [never-this-turn] Ayuda: no este turno
    [never] Ayuda: nunca
   *[ask] Ayuda: pregúntame
}{ $players ->
    [0] {""}
   *[other] {" "}(+{ $players })
}
bound-standing-brief = { $kind ->
    [never-this-turn] No este turno
    [never] Nunca
   *[ask] Pregúntame
}{ $players ->
    [0] {""}
   *[other] {" "}(+{ $players })
}

## El final

bound-end-leader = { $captor } ha capturado a { $captured }, líder de su clan ({ $clan }).
bound-end-not-leader = { $captor } ha capturado a { $captured }, pero quien guiaba a ese clan ({ $clan }) era { $leader }.
bound-end-own-clan = { $captor } ha capturado a { $captured }, de su mismo clan ({ $clan }).
bound-end-inquisitor = { $captor } ha capturado a { $captured }, que era justo lo que quería.
bound-end-stolen = { $captor } ha capturado a { $captured }, pero sobre el líder que iba a ganar pesa la maldición verdadera.

## Tus notas

bound-notes = Tus notas
bound-notes-private = Solo las tiene este navegador: nada de esto se envía.
bound-note = Una nota
bound-note-of = Tu nota sobre { $name }
bound-note-clan = Sospechas: { $clan }.
bound-note-leader = Líder
bound-note-leads = Lo tienes por líder.
bound-note-text = Lo que anotas sobre { $name }
bound-alone = En esta mesa cada cual calcula por su cuenta.

## La primera partida

lesson-your-card = Esta es tu carta secreta: un clan, un rango y lo que puedes hacer. Nadie más la conoce. Tócala para ocultarla si alguien mira por encima de tu hombro.
lesson-the-clue = La flecha de puntos viene de quien está a tu derecha, que te enseñó una pista: casi siempre, su clan. Solo miente la del Arlequín, y la del Inquisidor no dice nada.
lesson-the-dagger = La daga es tuya: ataca a alguien o pásala. Cada herida obliga a mostrar un trozo de la verdad. Toca a un jugador para ver qué sabes de él y las probabilidades.
lesson-ask-for-help = Te atacan. Si pides ayuda, otros pueden ofrecerse a recibir la herida por ti. Quien aceptes tendrá que mostrar su rango, y después tendrá la daga.
lesson-offer = Alguien pide ayuda. Si te aceptan, recibes la herida, muestras tu rango y puedes usar tu habilidad. Todas las respuestas se abren a la vez: nadie ve si dudas.
lesson-take-token = Una herida: elige qué muestras. El signo de tu clan dice de qué lado estás. Tu rango dice más, pero te deja usar tu habilidad al momento.
lesson-ability = Has mostrado tu rango en un ataque, así que ahora puedes usar tu habilidad. No usarla también dice algo.
lesson-tokens = Las fichas hablan: el escudo es un rango, la roseta R es la Rosa, el rombo B es la Bestia, el cuadrado ? no dice nada. La cuarta herida es una captura.
lesson-notebook = El cuaderno cuenta todos los repartos que encajan con lo que has visto: quién puede ser qué, y con qué probabilidad guía cada uno a un clan.
lesson-talk = Hablar está a un toque: di tu clan, responde por alguien, señala a un líder. Puedes mentir, y los demás también.
lesson-three-wounds = Alguien tiene tres heridas: la próxima es una captura y acaba la partida. Asegúrate de quién es líder antes de golpear, y piensa quién podría intervenir.
bound-was-leader = guiaba al clan
bound-was-captor = hizo la captura
bound-was-captured = fue capturado

## Ejemplos de las reglas

example-a-wound = Un ataque, y lo que muestra la herida
example-somebody-steps-in = Alguien interviene

## La lección: su meta, por qué es buena cada jugada sugerida, y el repaso

lesson-aim = Hay dos clanes en la mesa, y nadie sabe de quién es cada cual. A cada uno lo guía su número más bajo. Captura al líder rival con la cuarta herida y gana tu clan; captura a cualquier otro, y pierde.
lesson-why-1 = Cada herida obliga a mostrar un trozo de la verdad. Pasar la daga no te dice nada.
lesson-why-2 = Quien está a tu derecha te enseñó la Rosa, y tú eres de la Bestia: empieza por ahí.
lesson-why-3 = Has herido tú a ese jugador. Recibir la herida en su lugar solo ayudaría al otro clan.
lesson-why-4 = Es tu primera herida. La ayuda le costaría una a un amigo, y mostraría a todos de quién lo es.
lesson-why-5 = Muestra tu rango y podrás usar tu habilidad: el Berserker devuelve el golpe.
lesson-why-6 = Quien te atacó recibe una herida al momento, y tiene que mostrar algo más.
lesson-why-7 = La daga vuelve a ser tuya, y sabes quién está contra ti.
lesson-why-8 = Dos heridas, y las dos veces la Rosa. La tercera le obliga a mostrar su rango, y te dice si es el líder.
lesson-recap = Una herida muestra un signo del clan, o el rango. Los rangos traen habilidades; ayudar delata a los amigos. Cuenta quién puede ser qué: el cuaderno lo hace por ti. Y nunca hagas la cuarta herida sin saber bien quién es el líder.
# Lo que dice un botón estrecho en lugar de una respuesta.
brief-offer-offer = Ofrecerte
brief-offer-decline = Quedarte fuera
brief-accept-nobody = Ninguna
brief-look-at-decline = Ninguna
# What stands beside a name where there is room for one chance alone.
brief-odds-friend = aliado { $percent } %
brief-odds-leader = líder { $percent } %
