### Lo que dice el cliente del navegador, en español. en.ftl tiene las mismas claves en el mismo orden.

## La sala

hall-name = Duskhall
hall-line = { $tables ->
    [0] Mesas oscuras
    [1] Una mesa oscura
    [2] Dos mesas oscuras
    [3] Tres mesas oscuras
    [4] Cuatro mesas oscuras
    [5] Cinco mesas oscuras
    [6] Seis mesas oscuras
    [7] Siete mesas oscuras
    [8] Ocho mesas oscuras
   *[other] { $tables } mesas oscuras
  }, un farol
hall-subline = Siéntate ya con bots, o mándale un enlace a alguien. Sin cuentas, sin instalar nada.
page-title = { $page } · Duskhall
to-the-hall = A la sala
skip = Ir al contenido
skip-to-dock = Ir a la decisión
close = Cerrar
cancel = Cancelar
back = Volver
working = Un momento…

## La cabecera y los ajustes

language = Idioma
language-en = English
language-es = Español
settings = Ajustes
settings-look = Idioma, aspecto y movimiento
settings-alerts = Sonidos y avisos
theme = Luz
theme-auto = Automática
theme-dark = Anochecer
theme-light = Día
text-size = Tamaño del texto
text-size-percent = { $size } %
palette = Colores
palette-usual = Como se pintaron
palette-distinct = Para daltonismo
speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-instant = Ninguno
sound = Sonidos
sound-text = Cartas, dados, golpes y monedas, cada juego con su propia voz, y una campana cuando te toca.
sound-on = Activar los sonidos
sound-off = Desactivar los sonidos
volume = Volumen
notify = Notificación
notify-text = Un aviso del navegador cuando te toca y estás mirando otra cosa.
notify-denied = El navegador no lo permite: autoriza antes las notificaciones de esta dirección.
keys = Teclas
keys-intro = Aquí todo se puede hacer sin ratón.

## La portada

front-games = Las mesas
play-now = Jugar ya
play-now-game = Jugar ya: { $game }, contra bots
play-how-game = { $seats } jugadores: elige cuántos y qué bots, en { $game }
play-how-players = A la mesa
play-how-bots = Bots
play-how-usual = Restablecer
play-friends = Con amigos
play-friends-game = Con amigos: { $game }
learn = Aprender
learn-game = Aprender jugando: { $game }
rules = Reglas
rules-game = Reglas: { $game }
exercises = Ejercicios
exercises-game = Ejercicios: { $game }
game-seats = { $from } a { $to } jugadores
game-minutes = { $from } a { $to } minutos
game-cooperative = Todos contra el juego
game-hidden = Secretos
front-continue = Tus mesas
front-continue-open = Esperando jugadores
front-continue-running = En juego
continue-go = Seguir
continue-go-table = Seguir: { $table }
front-open = Mesas con una silla libre
front-open-none = Ninguna mesa pública espera a nadie. Abre una y deja la puerta entornada.
front-running = Jugándose ahora
front-running-none = Ahora mismo no se juega ninguna partida pública.
front-ended = Jugadas hace poco
replay-table = Verla otra vez
replay-table-of = Verla otra vez: { $table }
join-table = Sentarse
join-table-of = Sentarse: { $table }
watch-table = Mirar
watch-table-of = Mirar: { $table }
table-of = La mesa de { $host }
table-yours = Tu mesa
table-of-nobody = Una mesa sin anfitrión
table-free = { $free ->
    [0] ninguna silla libre
    [one] una silla libre
   *[other] { $free } sillas libres
}
table-with = { $more ->
    [0] con { $names }
   *[other] con { $names } y { $more } más
}
table-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
front-code = ¿Te han dicho un código o mandado un enlace?
front-code-field = Código o enlace
front-code-have = Tengo un código
front-code-go = Ir allí
front-code-wrong = Eso no es un código de seis signos ni un enlace a una mesa.
front-more = Más
front-about = Qué es Duskhall
front-source = Software libre. Sin cuentas ni rastreadores.

## Bots

bot = Bot
bot-is = Bot, { $name }

## Una mesa nueva

new-title = Una mesa de { $game }
new-name = Tu nombre
new-name-text = Es lo que ven los demás.
new-seats = Sillas
new-seat = Silla { $number }
new-seat-open = Libre, para quien tenga el enlace
new-seat-mine = También mía, en este dispositivo
new-seat-bot = Bot: { $name }
new-seat-all = Todas las demás sillas
new-seat-mixed = Como se elige abajo
new-settings = Reglas de esta mesa
new-settings-usual = Las de siempre
new-settings-changed = { $count ->
    [one] una cosa es distinta
   *[other] { $count } cosas son distintas
}
new-settings-reset = Todo como siempre
new-number-range = de { $from } a { $to }
new-access = Quién puede venir
new-private = Quien tenga el enlace
new-public = Cualquiera de la sala
new-aids = Probabilidades y cuaderno
new-aids-text = Sin ellos la sala no calcula nada y cada cual deduce por su cuenta.
new-clock = Tiempo para pensar
new-clock-none = Sin límite
new-clock-some = Con reloj
new-clock-seconds = Segundos para cada decisión
new-clock-bank = Segundos de reserva para toda la partida
new-clock-days = Por días
new-clock-pace = Tiempo para cada decisión
new-clock-days-text = Nadie tiene que estar aquí a la misma hora. El reloj se detiene en las vacaciones de cada cual y mientras la sala está cerrada.
new-create = Abrir la mesa
new-start = Empezar la partida

## La sala de espera

lobby-title = La mesa está puesta
lobby-game = Una mesa de { $game }
lobby-seats = Sillas
lobby-you = tú
lobby-host = anfitrión
lobby-here = aquí
lobby-away = ausente
lobby-empty = Una silla libre
lobby-ready = dice adelante
lobby-not-ready = aún no dice adelante
lobby-sit = Sentarme aquí
lobby-sit-seat = Sentarme aquí: silla { $number }
lobby-another = También mía
lobby-another-seat = También mía: silla { $number }, en este dispositivo
lobby-stand = Levantarme
lobby-stand-seat = Levantarme: silla { $number }
lobby-clear = Vaciar
lobby-clear-seat = Vaciar la silla { $number }
lobby-bot = Bot
lobby-bot-seat = Bot en la silla { $number }
lobby-bot-which = Qué bot juega la silla { $number }
lobby-swap = Cambiar
lobby-swap-seat = Cambiar con { $name }: silla { $number }
lobby-swap-accept = Cambiar: lo pide { $name }
lobby-swap-asked = Has ofrecido el cambio
lobby-fill = Completar con bots
lobby-ready-now = Por mí, adelante
lobby-ready-undo = Esperad un poco
lobby-start = Empezar la partida
lobby-start-now = Todo a punto. La partida empieza cuando tú digas.
lobby-wait-host = Todo a punto: { $name } empieza la partida.
lobby-wait-empty = { $count ->
    [one] Queda una silla libre.
   *[other] Quedan { $count } sillas libres.
}
lobby-wait-people = Falta que diga adelante: { $names }.
lobby-by-itself = La partida empieza sola en cuanto todos estén listos.
lobby-watching = Estás mirando. Ocupa una silla para jugar.
lobby-invite = Trae a tus amigos
lobby-invite-text = Di el código, deja escanear la imagen o manda el enlace. Quien llega ocupa una silla libre.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir
lobby-share-text = Ven a jugar conmigo a { $game }.
lobby-code = El código para decir en voz alta
lobby-code-until = Se puede escribir en la portada de esta sala hasta las { $time }.
lobby-picture = Para escanear: el enlace a esta mesa de { $game }
link-local = { $host } es una dirección que solo tiene este ordenador, así que con este enlace no llega nadie: abre la sala con «duskhall serve --lan» (o «make run LAN=1») y ve a la dirección que imprime.
lobby-settings = Reglas de esta mesa
lobby-public = Puede venir cualquiera de la sala
lobby-private = Solo puede venir quien tenga el enlace
lobby-clock = { $seconds } s para cada decisión y { $bank } s de reserva
lobby-clock-none = Sin reloj
lobby-clock-days = Por días: { $time } para cada decisión.
lobby-dice = Dados limpios
lobby-dice-text = La sala ya ha escrito el secreto de los dados de esta partida y lo ha sellado; este es el sello. Cuando dices adelante, tu navegador añade un número secreto suyo, y lo mismo hacen los de los demás. Solo todos juntos forman los dados, así que nadie, ni siquiera la sala, puede conocerlos ni cambiarlos. Tras la partida el sello se abre y cualquiera puede comprobar cada tirada.
lobby-dice-seal = El sello
lobby-dice-added = Tu número ya está dentro.
lobby-dice-not-added = Tu número entra cuando dices adelante o empiezas la partida.
lobby-watchers = También aquí: { $names }
lobby-leave = Dejar la mesa

## ¿Quién eres?

name-title = ¿Quién llega?
name-invited = { $host } te ha guardado una silla.
name-hosted = { $host } ha puesto esta mesa.
name-others =
    { $count ->
        [one] Ya hay alguien sentado: { $names }.
       *[other] Ya están sentados: { $names }.
    }
name-bots =
    { $count ->
        [one] Juega también un bot.
       *[other] Juegan también { $count } bots.
    }
name-chairs =
    { $free ->
        [0] Todas las sillas están ocupadas: puedes mirar.
        [one] Hay una silla libre de { $seats }.
       *[other] Hay { $free } sillas libres de { $seats }.
    }
name-begun = La partida ha empezado: puedes mirar.
name-text = Basta un nombre: sin cuenta ni contraseña.
name-label = Tu nombre
name-go = Entrar
name-elsewhere = ¿Ya juegas en otro dispositivo? Crea allí un enlace, en los ajustes, y ábrelo aquí.

## Seguir en otro dispositivo

continue-title = Seguir en este dispositivo
continue-text = Con un enlace de tu otro dispositivo, o con las palabras de tu frase, eres aquí la misma persona: tus mesas vienen contigo.
continue-code = El código de tu otro dispositivo
continue-follow = Seguir aquí
continue-replace = Aquí eres { $name }. Si sigues, este dispositivo olvidará a { $name }.
continue-done = Hola de nuevo, { $name }.

## Tú

account = Tú
account-nobody = Aquí aún no eres nadie. En cuanto te sientes a una mesa tendrás un nombre.
account-name = Tu nombre
account-rename = Cambiar el nombre
account-renamed = Ahora te llamas { $name }. En las mesas donde ya estás se conserva el nombre anterior.
account-link = Seguir en otro dispositivo
account-link-text = Un enlace que sirve una vez, durante diez minutos. Quien lo abra serás tú.
account-link-make = Crear un enlace
account-link-field = Enlace a otro dispositivo
account-link-code = O escribe este código en { $address }:
account-forget = Borrar mis datos
account-forget-text = Se borran tu nombre, tu chat y tu acceso. Lo que jugaste se queda, sin nombre.
account-forget-sure = ¿Quieres que te olvidemos? No se puede deshacer: los bots seguirán tus partidas en curso.
account-forget-go = Sí, olvidadme
account-forgotten = Hecho. La sala ya no te conoce.

## A person's own page

profile-title = Tu sitio
profile-of = Tu sitio, { $name }
profile-who = Quién eres aquí
profile-sign = Tu emblema
profile-colour = Tu color
profile-since = La sala te conoce desde el { $date }. No hay cuenta: este navegador guarda quién eres.
profile-elsewhere = En otros dispositivos
profile-link = Un enlace que vale una vez
profile-link-again = Hacer otro enlace
profile-picture = Código QR que hace tuyo otro dispositivo
profile-passphrase = Una frase para guardar
profile-passphrase-text = { $words } palabras con las que vuelves a ser tú en cualquier dispositivo, aunque pierdas este. Quien las tiene eres tú.
profile-passphrase-yours = Tu frase
profile-passphrase-once = Apunta estas palabras: solo se muestran ahora. La sala no guarda ninguna copia que alguien pueda leer.
profile-passphrase-there = Tienes una frase. Una nueva la anula.
profile-passphrase-make = Hacer una frase
profile-passphrase-new = Hacer una nueva
profile-passphrase-void = Anularla
profile-devices = { $count ->
    [one] Un dispositivo eres tú: este.
   *[other] { $count } dispositivos eres tú, contando este.
}
profile-others = Cerrar en todos los demás
profile-others-done = Ahora solo este dispositivo eres tú. El enlace y la frase tampoco valen ya.
profile-kept = Qué se guarda de ti
profile-kept-text = Nombre, emblema, color, lo que dijiste, tus mesas y resultados. Todo es tuyo y te lo puedes llevar, en JSON.
profile-take = Llevármelo todo
profile-forget-text = Tu nombre, lo que dijiste, tu acceso y las partidas que jugaste a solas se borran para siempre. Donde jugaron otros queda tu silla, sin nombre: sus repeticiones y pruebas valen.
profile-known-elsewhere = ¿Ya te conocen aquí? Entra con un enlace o una frase.
sign-lantern = Farol
sign-raven = Cuervo
sign-moon = Luna
sign-key = Llave
sign-rose = Rosa
sign-crown = Corona
sign-wolf = Lobo
sign-owl = Búho
sign-candle = Vela
sign-hourglass = Reloj de arena
sign-feather = Pluma
sign-leaf = Hoja
sign-fox = Zorro
sign-cat = Gato
sign-anchor = Ancla
sign-star = Estrella fugaz
colour-ember = Brasa
colour-gold = Oro
colour-moss = Musgo
colour-teal = Turquesa
colour-azure = Azul
colour-violet = Violeta
colour-rose = Rosa
colour-bone = Hueso
seat-sign = Emblema: { $sign }, { $colour }

## What was played

front-history = Todas tus partidas y marcas
history-title = Tus partidas
history-none = Ninguna partida ha llegado a su fin. La sala lo cuenta aquí un momento después.
history-statistics = Hasta ahora
history-games = Partida a partida
history-game = Juego
history-all = Todos los juegos
history-more = Partidas anteriores
history-won-of = { $won ->
    [one] ganada
   *[other] ganadas
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
history-won = Ganadas
history-of = { $won } de { $games }
history-plot = { $count ->
    [one] La última partida, { $won ->
        [0] no ganada
       *[other] ganada
    }
   *[other] Las últimas { $count } partidas, { $won } ganadas; cuanto más alta, mejor el puesto
}
history-against = Contra quién
history-against-people = { $people ->
    [one] otra persona
   *[other] otras { $people } personas
}
history-against-bots = bots: { $bots }
history-against-both = { $people ->
    [one] otra persona, bots: { $bots }
   *[other] otras { $people } personas, bots: { $bots }
}
history-records = Marcas
history-record-replay = { $record }: { $value }. Ver otra vez esa partida
history-progress = Capítulos ganados
history-result-won = Ganada
history-result-lost = Perdida
history-result-place = Puesto { $place } de { $seats }
history-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
history-nameless = Alguien que ya no está
history-bot = { $name } (bot)

## The daily table

front-daily = La mesa del día
daily-title = La mesa del día
daily-text = Un reparto por juego y día, igual para todos, a solas contra los mismos bots. Cada persona tiene un intento. A qué llegaron los demás, y sus repeticiones, se abre cuando acaba el día.
daily-closes = Abierta otras { $hours } h { $minutes } min (hasta medianoche, UTC)
daily-over = Este día ha acabado: todo está abierto.
daily-play = Intentarlo
daily-go-on = Seguir con tu intento
daily-tries = { $tries ->
    [0] Nadie lo ha intentado aún.
    [one] Una persona lo ha intentado.
   *[other] { $tries } personas lo han intentado.
}
daily-place = puesto { $place } de { $tries }
daily-not-counted = No cuenta: el día acabó antes que la partida, o un bot jugó por ti.
daily-spread = A qué llegó cada cual, en puntos; lo mejor está a la derecha
daily-share = { $score } puntos: { $tries }
daily-share-won = { $score } puntos y ganada: { $tries }
daily-standings = A qué llegó cada cual en { $game }
daily-column-place = Puesto
daily-column-name = Nombre
daily-column-score = Puntos
daily-proof = Comprobar el reparto
daily-commitment = Prometido el { $time }
daily-record = En sus registros la mesa se llama
daily-seed = La semilla, abierta
daily-tomorrow = Prometido para mañana
daily-proves = Qué prueba esto y qué no
daily-proves-same = Los registros de todos tienen la misma promesa, semilla y tiradas: todos tuvieron los mismos dados, y cada repetición se puede comprobar como cualquier otra.
daily-proves-before = La promesa estaba antes de empezar el día: el reparto no se eligió para agradar ni fastidiar a nadie que jugó.
daily-proves-not-hall = No prueba que quien lleva esta sala no conociera el reparto: la semilla es suya hasta que acaba el día.
daily-proves-not-person = Ni que una persona no viniera como dos: la sala conoce navegadores, no personas.
daily-days = Otros días
daily-today = Hoy

## Acerca de

about-title = Qué es Duskhall
about-what = Duskhall es una mesa para cuatro juegos sobre la oscuridad: en el navegador y en la terminal, con bots que juegan bien y con amigos que llegan por un enlace. Las reglas están escritas con nuestras palabras, cada negativa nombra su regla y cada dado se puede comprobar después.
about-free = Libre para usarlo y cambiarlo
about-free-text = Duskhall es software libre con la licencia Apache 2.0. Cualquiera puede abrir su propia sala.
about-privacy = Qué se guarda
about-privacy-text = Tu nombre, tus partidas y lo que dices en la mesa, nada más: ni correo, ni rastreo, una sola cookie que te reconoce. Puedes borrarlo todo en los ajustes.
about-credits = Con gratitud
about-icons = Símbolos de los autores de game-icons.net (Lorc, Delapouite y colaboradores), con licencia CC BY 3.0, recoloreados y compuestos.
about-fonts = Letra: Cinzel y EB Garamond, con la licencia SIL Open Font.
about-owners = Los juegos son de otros
about-owners-text = Los nombres de los juegos, y de sus personajes, cartas y lugares, pertenecen a sus dueños y solo dicen a qué se juega. Duskhall no está hecho, avalado ni apoyado por ellos, y no contiene ni arte ni textos suyos. Si un juego te gusta, compra la caja.

## Perderse y aprender

lost-title = Aquí no hay ninguna mesa
lost-text = El farol alumbra un rincón vacío: esta dirección no lleva a ninguna parte.
learn-title = Tu primera partida de { $game }
learn-setting = Se está poniendo la mesa…

## Te toca

notice-your-turn = ● Te toca
notice-body = La mesa te espera.

## Cuando algo no funciona

error-offline = La sala no responde. ¿Tienes conexión?
error-unexpected = Aquí ha fallado algo. Vuelve a cargar la página.

## La mesa

dock-title = Tu decisión
dock-over = La partida ha terminado.
dock-waiting = Esperando a { $names }.
dock-watching = Estás mirando.
dock-skip = Saltar
dock-let-go = Primero { $name }
dock-own = { $name } (tú)
dock-more = { $count } más
dock-more-brief = +{ $count }
dock-fewer = Menos
dock-odds = Ver más
dock-whole = Ver más
dock-late = Ha llegado un momento tarde: ya estaba decidido.
show-table = Mostrar la mesa
board-title = La mesa
open-rule = Abrir la regla { $rule }
again = Probar otra vez
loading = Un momento …
menu = Menú
key-option = Elegir la opción de ese número o letra
your-turn = Te toca
undo = Deshacer
undo-asked = { $name } querría deshacer una decisión.
undo-agree = De acuerdo
undo-disagree = No
panel-log = Crónica
panel-chat = Charla
panel-rules = Reglas
panel-notebook = Cuaderno
panel-hint = ¿Qué harías tú?
hint-ask = ¿Qué harías tú?
hint-would = Yo haría esto: { $option }
hint-thinking = Jugando desde aquí, muchas veces …
hint-nothing = Cuando te vuelvan a preguntar, pregúntame otra vez.
new-hints = Consejos
new-hints-text = Sin ellos, nadie puede preguntar qué haría alguien que juega bien.
panel-people = Jugadores
panel-fairness = Juego limpio
panel-text = Estado en texto
log-newest = A la última línea
log-sift = Buscar y filtrar en la crónica
log-search = Buscar en la crónica
log-all = Mostrar toda la crónica
log-of = De quién
log-everybody = Todos
log-about = Sobre qué
log-everything = Todo
log-topic-important = Lo más importante
log-topic-dice = Dados
log-topic-damage = Heridas y curas
log-topic-gain = Lo ganado y lo perdido
log-topic-talk = Palabras
log-count = { $count ->
    [one] 1 de { $all } líneas
   *[other] { $count } de { $all } líneas
}
log-nothing = Ninguna línea es así.
log-empty = Aún no ha pasado nada.
log-heard = Solo { $name }: { $text }
log-undo = { $name } ha deshecho una decisión.
log-person = { $name } vuelve a jugar.
log-bot = Ahora { $bot } juega por { $name }.
chat-empty = Nadie ha dicho nada todavía.
chat-unread = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
}
chat-label = Di algo
chat-say = Decir
chat-mute = Silenciar a alguien
chat-spectator = Quien mira escucha mientras dura la partida.
rules-title = Las reglas de { $game }
rules-contents = Índice
rules-book = Como libro
rules-cards = Cartas de este capítulo
rules-cards-all = Mostrar las { $count } cartas
rules-cards-few = Mostrar menos
example = Ejemplo:
example-open = Verlo paso a paso
example-steps = Pasos del ejemplo
example-place = { $place } de { $end }
example-begin = Así está la mesa. Avanza para ver qué sucede.
rules-search = Buscar en las reglas
rules-nothing = Ninguna regla contiene «{ $words }».
rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
clocks = Tiempo restante
link-connecting = Conectando …
link-lost = Se ha perdido la conexión. Vuelve sola y no se pierde nada.
link-open = Conectado
table-not-here = No se puede mostrar esta mesa
table-frozen = Esta mesa no puede seguir:
stand-in = De momento un bot juega por ti.
come-back = Volver a jugar yo
rematch = Revancha
rematch-wanted = ¿Otra partida?
rematch-agree = Jugar otra vez
rematch-disagree = Mejor no
rematch-agrees = de acuerdo
rematch-awaited = se le pregunta
rematch-away = no está
rematch-by-itself = Empieza sola. Faltan: { $names }.
rematch-without = Empezar sin { $names }
rematch-watch = A la nueva partida
replay = Repetición
result-you-won = Has ganado
result-you-lost = Has perdido
result-nobody = No ha ganado nadie
result-winners = Victoria de { $names }
result-place = Puesto
result-who = Quién
result-score = Puntos
result-breakdown = Desglose
result-was = Quién era
result-outcome = Desenlace
result-won = gana
result-lost = pierde
result-own = Has quedado en { $place } lugar.
result-look = Mirar la mesa
result-again = Resultado
result-turning = El momento decisivo
result-see = Ver ese momento
result-deeds = Lo que hizo cada cual
result-each = Cada jugador
result-untold = No se pudo contar la historia de esta partida. { $reason }
result-retry = Repetir este capítulo
result-share = Compartir
result-share-text = Nuestra partida de { $game }, como la vi yo
result-share-link = Enlace a la repetición con mis ojos
curtain-title = Turno de { $name }
curtain-text = Pasa el dispositivo. Lo que vio el anterior está cubierto.
curtain-open = Soy { $name }: abrir
lesson = Lección
lesson-understood = Entendido
lesson-number = Lección { $number }
lesson-step = Paso { $step } de { $steps }
lesson-own-way = Por tu camino
lesson-begin = Empecemos
lesson-try = Prueba: { $option }
lesson-instead = Has elegido «{ $chosen }». Puedes hacerlo, pero aquí es mejor «{ $better }».
lesson-missed = Mejor habría sido «{ $better }»: así la probabilidad de { $measure ->
        [chapter] superar el capítulo
       *[other] ganar
    } rondaba el { $percent } %; con «{ $chosen }», el { $other } %.
lesson-anyway = { $option }, de todos modos
lesson-rethink = Elegir otra vez
lesson-done = Bien jugado.
lesson-real = Ahora una de verdad
lesson-go-on = Seguir con esta
lesson-enough = Dejar las lecciones
notebook-spectator = El cuaderno es de quien ocupa un asiento; quien mira no tiene.
seat-bot = bot: { $bot }
seat-stand-in = { $bot } lo sustituye
seat-here = presente
seat-away = ausente
several-seats = { $name } ({ $number })
vote = Se ha dormido: votar un bot
watching = Mirando: { $names }
leave = Dejar la partida
leave-sure = Un bot seguirá en tu lugar. Puedes volver mientras dure la partida.
stay = Quedarme
fair-lesson = En una lección los dados están fijados: caen igual para todos, para que cada paso se pueda explicar. En cualquier otra partida nadie los conoce de antemano.
fair-promised = Antes de que nadie se sentara, la sala prometió su semilla secreta: publicó el número de abajo.
fair-added = El navegador de cada jugador añadió su propio azar.
fair-opened = La semilla se publica al final; entonces este navegador vuelve a calcular la promesa y cada tirada.
fair-commitment = Promesa
fair-seed = Semilla
fair-contributions = Añadido por los jugadores
fair-true = La promesa se cumplió: la semilla es la prometida y da las { $draws } tiradas.
fair-no-seed = La semilla se publica al final.
fair-commitment-broken = La semilla no es la prometida.
fair-draw = Entrada { $entry } ({ $purpose }): el registro dice { $found }, la semilla da { $expected }.
fair-ends = Las reglas se corrigieron durante esta partida. Hasta la entrada { $entry } se jugó con las anteriores; la prueba de que se cumplieron acaba ahí. Los dados se pueden comprobar igualmente.
fair-verify = Para comprobar también que se cumplieron las reglas, descarga el registro y ejecuta
fair-download = Descargar el registro
replay-play = Reproducir
replay-pause = Pausa
replay-back = Un momento atrás
replay-on = Un momento adelante
replay-place = Momento de la partida
replay-link = Enlace a este momento
replay-marks = Ir a
replay-begins = El principio
replay-mark-before = A la marca anterior
replay-mark-after = A la marca siguiente
replay-speed = Velocidad
replay-eyes = Con los ojos de
replay-spectator = Quien mira
replay-everything = Todo a la vista
replay-knew = Lo que sabía { $name }
replay-no-view = Las reglas de hoy no pueden mostrar este momento; la crónica cuenta lo que pasó.
bot-name-1 = Ada
bot-name-2 = Bram
bot-name-3 = Celia
bot-name-4 = Darío
bot-name-5 = Elin
bot-name-6 = Faro
bot-name-7 = Gwen
bot-name-8 = Hugo
bot-name-9 = Inés
bot-name-10 = Joris
bot-name-11 = Kaja
bot-name-12 = Lev
guest = Caminante

# What moves, and what happened meanwhile
since-title = Qué ha pasado desde tu turno
since-open = Desde tu turno
since-nothing = Nada que te afecte.
since-more = { $count ->
        [one] Una línea más en la crónica
       *[other] { $count } líneas más en la crónica
    }
key-space = espacio
since-log = { $count ->
        [one] Una línea en la crónica
       *[other] { $count } líneas en la crónica
    }

# Manos y palabras sueltas
settings-hands = Manos y palabras
confirm = Confirmar al tocar
confirm-text = El dedo selecciona con el primer toque y elige con el segundo.
confirm-again = { $option }: toca otra vez para elegir.
confirm-yes = Elegir
confirm-no = Dejarlo
remarks = Palabras sueltas
remarks-text = Mostrar lo que los demás dicen con una señal. Para silenciar a una sola persona, abre el chat.
remark-hello = Hola
remark-luck = Suerte
remark-well-played = Bien jugado
remark-thanks = Gracias
remark-sorry = Lo siento
remark-oops = Vaya
remark-wow = ¡Oh!
remark-laugh = Ja, ja
remark-thinking = Estoy pensando
remark-hurry = Te toca…
remark-farewell = Buena partida, adiós

# How long something lasts, in short
time-days = { $days } { $days ->
    [one] día
   *[other] días
}
time-hours = { $hours } h
time-minutes = { $minutes } min

# Whose turn it is at one's own tables
turn-yours = Te toca
turn-others = { $count ->
    [0] Les toca a otros
   *[other] Se espera a { $names }
}
turn-left = quedan { $time }
turn-resting = el reloj está parado

# Holidays, on a person's own page
holidays = Vacaciones
holidays-text = Donde juegas por días, tus relojes se detienen en estos días: { $days } días al año.
holidays-first = Desde
holidays-last = hasta
holidays-add = Añadir
holidays-added = Estos días son tuyos.
holidays-remove = Quitar
holidays-remove-of = Quitar: { $days }
holidays-removed = Tus relojes andan en estos días.
holidays-from-to = Del { $first } al { $last }

# Without the hall
offline-title = No se llega a la sala
offline-text = Quizá no tengas conexión. Tus mesas te esperan, y esta página busca la sala por sí sola.
offline-read = Mientras tanto puedes leer:
offline-rules = Las reglas de { $game }

## What the teacher says

exercise-yours = tu elección
exercise-mine = lo que haría yo
exercise-why = ¿Por qué?
analysis = Análisis
analysis-of = Análisis: { $table }
analysis-page = { $game } · análisis
analysis-link = Copiar el enlace
analysis-alone = En una página aparte
analysis-waiting = Otros van antes: el análisis espera su turno …
analysis-progress = Lo que lleva hecho el análisis
analysis-again = Probar otra vez
analysis-seat = Probabilidades de
analysis-graph = La probabilidad de { $name } a lo largo de la partida, desde { $start } % en la primera decisión hasta { $result } %.
analysis-known = según lo que se sabía
analysis-opened = con todas las cartas a la vista
analysis-found = mejor que mi consejo
analysis-mistaken = un error
analysis-start = En la primera decisión
analysis-decisions = Errores
analysis-luck = Suerte
analysis-result = Resultado
analysis-moments = Decisiones que pesaron
analysis-no-moments = Ninguna decisión pesó más que su error.
analysis-mistake-short = costó { $loss } ± { $error } puntos
analysis-find-short = { $loss } ± { $error } puntos mejor que mi consejo, al seguir jugando
analysis-points = puntos
analysis-axis-first = primera decisión
analysis-axis-last = última decisión
analysis-opened-loss = Con todas las cartas a la vista: { $points } puntos.
analysis-show = Ver el momento
analysis-json = Guardar como JSON
exercise-learn = Aprender de los errores
rules-exercises = Ejercicios: decidir otra vez momentos de otras partidas
exercise-title = { $game } · ejercicios
exercise-none = Aún no hay ejercicios: acaba una partida y abre su análisis.
exercise-own = Ejercicio { $number } de { $all }, de una partida tuya. ¿Qué harías?
exercise-bots = Ejercicio { $number } de { $all }, de una partida de bots. ¿Qué harías?
exercise-you = { $name } (tú)
exercise-right = Bien: yo haría lo mismo.
exercise-good = Bien: puede ser igual de bueno.
exercise-wrong = Hay algo mejor.
exercise-then = En la partida fue: { $option }
exercise-next = Otro ejercicio
exercise-again = Otra vez

# Being told of one's turn on a device
push = Avisos de tu turno
push-text = En las partidas por días este dispositivo puede avisarte una vez de que te toca, también sin ninguna página abierta. Dice qué juego es y nada más.
push-insecure = Esta página llegó sin TLS (https), así que los navegadores no le dejan mandar avisos a tu dispositivo.
push-unable = A este navegador no se le puede avisar de nada sin una página abierta.
push-not-here = Esta sala no puede avisar a dispositivos: quien la lleva no instaló lo que hace falta.
push-start = Avísame en este dispositivo
push-started = Este dispositivo te avisa desde ahora.
push-refused = Tu navegador no lo ha permitido.
push-end = No me avises más
push-stopped = Ningún dispositivo te avisa ya de nada.
push-devices = { $count ->
    [one] Un dispositivo te avisa.
   *[other] { $count } dispositivos te avisan.
}
push-quiet = Silencio desde
push-quiet-until = hasta
push-quiet-save = Guardar silencio
push-quiet-set = En estas horas no se dice nada; lo que te perdiste se dice después.

# Paquetes
pack = Paquete:
pack-of-hall = lo ofrece esta sala
pack-of-host = lo trae quien abre la mesa
new-pack = Paquete
new-pack-none = Ninguno: el juego tal cual
new-pack-own = Un archivo mío
new-pack-file = Un archivo de contenido, TOML o JSON, de como mucho { $most } KB
new-pack-reading = La sala lo está leyendo …
new-pack-text = Cartas, enemigos o una campaña además de lo del juego. Todos ven que una mesa lo lleva, y su registro lo guarda.
fair-pack = Esta mesa juega con el paquete { $name }: su registro guarda todo su contenido, así que la prueba también vale para él. Resumen del paquete:

# Avisar a quien lleva la sala
report = Avisar de alguien
report-text = Quien lleva esta sala lo leerá, con lo que esa persona dijo aquí. No se le dice quién eres.
report-line = Avisar de esta frase
report-line-of = Avisar de esta frase de { $name }
report-line-text = Quien lleva esta sala leerá esta frase y lo que escribas sobre ella. A quien la dijo no se le dice quién eres.
report-whom = De quién
report-why = Qué ha pasado
report-send = Avisar
report-told = Quien lleva la sala lo encontrará. También puedes silenciar a alguien en la charla, enseguida.
