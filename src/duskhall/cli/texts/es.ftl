### La línea de órdenes, en español. en.ftl tiene las mismas claves en el mismo orden.

## Ayuda: el programa

help = Duskhall, una mesa para cuatro juegos: jugar, mirar, simular y verificar.
help-any-version = Dice qué Duskhall es este y si sus reglas están compiladas y son nativas.
help-title-arguments = Argumentos
help-title-options = Opciones
help-title-commands = Órdenes
help-title-examples = Ejemplos:
help-examples =
    duskhall play dungeon-cards --lang es
    duskhall watch dungeon-cards --players 3 --seed 7
    duskhall rules dungeon-cards 3.1

## Ayuda: lo que comparten varias órdenes

help-any-help = Muestra esta ayuda.
help-any-game = El identificador del juego, el que da `duskhall games`.
help-any-players = Cuántos juegan; los de siempre si nadie lo dice.
help-any-bots = Qué bots juegan: un nombre para todos, o uno para cada uno, con comas.
help-any-seed = Una palabra o un número; con el mismo sale otra vez la misma partida. Sin él decide el azar.
help-any-setting = Un ajuste de la mesa, como nombre=valor; se puede repetir.
help-any-content = Un fichero TOML o JSON con cartas propias, que sustituyen a las del juego o se les suman.
help-any-record = Guarda el registro de la partida en este archivo.
help-any-speed = Decisiones por segundo; 0 es sin pausas. 2 en una terminal, 0 si no lo es.
help-any-as-json = Escribe JSON para que lo lea un programa.
help-any-lang = El idioma, en o es; si no, el de tu sistema.
help-any-cluster = Trabaja en las máquinas del clúster de Ray de esta dirección; sin ella, en el clúster a mano, o en esta máquina. El resultado no depende de ello.
help-any-file = Un archivo de registro, como los que escribe `--record`.

## Ayuda: las órdenes

help-games = Enumera los juegos, con sus bots.
help-games-examples =
    duskhall games
    duskhall games --json

help-play = Juega en esta terminal: a solas con bots o con amigos alrededor.
help-play-seat = Un asiento en el que juega una persona; se puede repetir. Sin esto, el asiento 1.
help-play-humans = Los asientos en los que juegan personas, con comas, como 1,3; o none (ninguno).
help-play-names = Cómo se llaman las personas, con comas.
help-play-bots = Qué bots juegan en los demás asientos: un nombre para todos, o uno para cada uno, con comas.
help-play-server = Juega en una mesa de la sala de esta dirección; un enlace completo en --table también la nombra.
help-play-table = Siéntate a esta mesa de la sala: el enlace que ve quien la abrió, que también sabe el juego. Si no se dice, se abre una nueva.
help-play-examples =
    duskhall play dungeon-cards --lang es
    duskhall play dungeon-cards --players 3 --humans 1,2 --names Ana,Luis
    duskhall play dungeon-cards --bots threshold --setting rounds=5 --record partida.json
    duskhall play bloodborne-board --players 3 --humans 1,2 --server http://127.0.0.1:8000

help-watch = Mira cómo juegan los bots, con narración.
help-watch-examples =
    duskhall watch dungeon-cards
    duskhall watch dungeon-cards --bots careful,random --players 2 --seed 7 --speed 0

help-simulate = Deja que los bots jueguen muchas partidas y cuenta victorias, puntos y duración.
help-simulate-number = Cuántas partidas; 100 si no se dice.
help-simulate-seed = Una palabra o un número; con el mismo sale el mismo resultado en cualquier máquina. 1 si no se dice.
help-simulate-bots = Qué bots juegan: un nombre para todos los asientos, o uno para cada uno, con comas. `random` si no se dice.
help-simulate-fixed-seats = Deja a cada bot en su asiento; si no, se mueven un asiento de partida en partida.
help-simulate-jobs = Cuántos procesos se reparten el trabajo; el resultado no depende de ello.
help-simulate-talk = Deja hablar a los bots en juegos con conversación en la mesa: se oye lo que dicen, y lleva tiempo.
help-simulate-counts = Cuenta también lo que pasa: quién o qué se elige, gana o se pierde, carta por carta.
help-simulate-examples =
    duskhall simulate dungeon-cards --players 4 --games 2000 --seed 1 --json
    duskhall simulate dungeon-cards --bots careful,random,random,random --setting adventurers=random --jobs 2
    duskhall simulate bloodborne-board --bots companion --games 20 --chapter 2 --campaign

help-arena = Mide la fuerza de los bots: los mismos repartos para cada formación, asientos rotados, con intervalos, puntuaciones y tabla cruzada.
help-arena-bots = Qué bots juegan, con comas; el último ocupa los asientos que quedan. master@25 piensa la cuarta parte que master.
help-arena-players = Cuántos juegan; varios números con comas se miden uno junto al otro.
help-arena-number = Cuántas partidas juegan juntos los bots de una mesa; 100 si no se dice.
help-arena-seed = Una palabra o un número; con el mismo sale el mismo resultado en cualquier máquina. 1 si no se dice.
help-arena-talk = Deja hablar a los bots en juegos con conversación en la mesa.
help-arena-sprt = Para cuando está claro si la parte del primer bot es más bien P0 o más bien P1; un tercer número dice cuántas veces puede fallar (0.05).
help-arena-jobs = Cuántos procesos se reparten el trabajo; el resultado no depende de ello.
help-arena-results = Guarda cada reparto en este archivo; la misma orden sigue donde se interrumpió.
help-arena-setting = Un ajuste como NOMBRE=VALOR; varios valores con comas, o all, se miden uno junto al otro.
help-arena-examples =
    duskhall arena dungeon-cards --bots careful,threshold --players 4 --games 2000 --jobs 2
    duskhall arena bloodborne-card --bots hunter,random,random --sprt 0.34,0.6
    duskhall arena blood-bound --bots schemer,random --players 6,8 --talk --results clans.jsonl
    duskhall arena bloodborne-board --bots companion --players 2,4 --setting campaign=all --games 40

help-bot = Deja que un programa juegue tus asientos en una sala, desde tu propia máquina (docs/bots.md).
help-bot-command = La orden que inicia el programa, después de dos guiones.
help-bot-server = La dirección de la sala.
help-bot-token = Por el que la sala te conoce; sin él entras como invitado nuevo y se te dice el tuyo.
help-bot-table = El enlace de una mesa: siéntate allí primero. Sin él, el programa juega donde estés sentado.
help-bot-name = Cómo se llama allí el programa, como invitado nuevo.
help-bot-examples =
    duskhall bot --server http://localhost:8000 --table ENLACE -- python3 examples/bot.py
    duskhall bot --server https://sala.example --token T -- ./mibot --rapido

help-balance = Informa de lo equilibrado que está un juego: puestos, cartas, duración, emoción y cada ajuste, en una página con gráficos.
help-balance-out = La página que se escribe.
help-balance-number = Cuántas partidas; sin ello, 10000. Cada valor de un ajuste necesita algunas más.
help-balance-seed = Una palabra o un número; el mismo da el mismo informe en cualquier máquina. Sin ello, 1.
help-balance-bots = Qué bots juegan; sin ello juega la política propia del juego, de forma nativa. Solo `random` no se admite.
help-balance-jobs = Cuántos procesos juegan.
help-balance-compare = Compara dos formas de jugar: archivos de contenido, ajustes como rounds=5,winner=before_boss, o - para el juego tal como es.
help-balance-examples =
    duskhall balance dungeon-cards --out informe.html --games 100000 --jobs 2
    duskhall balance bloodborne-card --out cambio.html --compare - mis-cartas.toml
    duskhall balance dungeon-cards --out rondas.html --compare - rounds=8

help-dataset = Escribe partidas como datos: un archivo Parquet con una fila por decisión, y una ficha de datos.
help-dataset-out = Un archivo que acaba en .parquet, con su ficha al lado, o una carpeta para ambos.
help-dataset-number = Cuántas partidas; sin ello, 100.
help-dataset-seed = Una palabra o un número; el mismo da el mismo archivo en cualquier máquina. Sin ello, 1.
help-dataset-bots = Qué bots juegan; sin ello, la política propia del juego.
help-dataset-jobs = Cuántos procesos se reparten el trabajo; el archivo no depende de ello.
help-dataset-examples =
    duskhall dataset dungeon-cards --out decisiones --games 1000 --jobs 2
    duskhall dataset blood-bound --out clanes.parquet --players 8 --bots schemer

help-rules = Muestra las reglas de un juego: todas, un capítulo, una sola o las que contienen una palabra.
help-rules-number = Un capítulo como 3, una regla como 3.2 o una aclaración como R4.
help-rules-search = Muestra las reglas que contienen esta palabra.
help-rules-examples =
    duskhall rules dungeon-cards
    duskhall rules dungeon-cards 3.2
    duskhall rules dungeon-cards --search poción --lang es

help-replay = Vuelve a contar una partida registrada.
help-replay-seat = La cuenta como la vio este asiento; si no, como la vio el público.
help-replay-examples =
    duskhall replay partida.json
    duskhall replay partida.json --seat 1 --speed 10

help-verify =
    Comprueba un registro: la semilla prometida, cada tirada, cada decisión, cada huella, y si la partida está completa.

    Termina con 0 si es un registro verdadero de una partida completa, con 1 si es falso, con 2 si no es un registro, y con 3 si no se ha encontrado nada falso pero la partida no está completa, o se jugó con otras reglas u otro contenido que los de aquí.
help-verify-examples =
    duskhall verify partida.json
    duskhall verify partida.json --json

help-analyse = Dice qué fue de una partida acabada: la probabilidad de ganar de cada asiento a lo largo del camino, qué dio la suerte y qué las decisiones, y los errores con lo que habría sido mejor.
help-analyse-examples =
    duskhall analyse partida.json
    duskhall analyse partida.json --json

help-bench = Mide lo deprisa que van aquí las reglas, comparadas con un bucle fijo de Python.
help-bench-game = El juego que se mide; dungeon-cards si no se dice.
help-bench-seconds = Cuánto se mide cada cifra; 1 segundo si no se dice.
help-bench-examples =
    duskhall bench
    duskhall bench dungeon-cards --json

help-new-game = Crea en esta copia del proyecto un juego pequeño y completo, listo para jugarse y para cambiarlo por el tuyo.
help-new-game-name = Cómo se llama, en minúsculas y guiones, como night-market.
help-new-game-examples =
    duskhall new-game night-market

help-serve = Abre la sala: el servidor donde se juega, a solas con bots o con amigos por un enlace.
help-serve-host = La dirección en la que escucha; 127.0.0.1 (solo esta máquina) si no se dice.
help-serve-port = El puerto; 8000 si no se dice, 0 toma uno libre.
help-serve-origin = Otra dirección por la que los navegadores llegan a la sala, como https://hall.example; se puede repetir.
help-serve-lan = Para amigos en una misma habitación: escucha en toda la red, y muestra la dirección y un código QR para sus teléfonos.
help-serve-open-browser = Abre la sala en un navegador.
help-any-db = Dónde lo guarda todo la sala: sqlite:///FILE o postgresql://...
help-any-config = Un archivo TOML con la configuración de la sala; antes valen el entorno (DUSKHALL_PORT ...) y las opciones.
help-serve-examples =
    duskhall serve --open
    duskhall serve --lan
    duskhall serve --db postgresql://duskhall@localhost/duskhall

help-doctor = Repite todas las mesas que guarda una sala y compara los estados.
help-doctor-examples =
    duskhall doctor
    duskhall doctor --db postgresql://duskhall@localhost/duskhall --json

help-backup = Guarda en un archivo todo lo que contiene una sala; la sala puede seguir abierta.
help-backup-file = El archivo que se escribe.
help-backup-examples =
    duskhall backup hall.backup

help-restore = Llena un almacén vacío con una copia, también de la otra base de datos.
help-restore-file = El archivo que escribió `duskhall backup`.
help-restore-examples =
    duskhall restore hall.backup --db sqlite:///new.sqlite3

help-keeper = Cuida de una sala y su gente, mientras está abierta: avisos, vetos, silencios, paquetes y un registro de lo hecho.
help-keeper-action = Uno de reports, settle, bans, ban, lift, mutes, mute, unmute, packs, log.
help-keeper-about = Quién o qué: el identificador de una persona, una dirección o una red; el número de un aviso; `all` para ver también los avisos resueltos.
help-keeper-table = Silencia, o deja hablar, solo en esta mesa.
help-keeper-hours = Durante tantas horas; sin ello, para siempre.
help-keeper-why = El motivo, que se guarda con el veto y en el registro.
help-keeper-examples =
    duskhall keeper reports
    duskhall keeper ban 203.0.113.0/24 --hours 48 --why "inunda la charla"
    duskhall keeper mute 9f1c0a2b3c4d5e6f --table 0123456789abcdef
    duskhall keeper packs --config hall.toml

help-prune = Quita lo que nadie echará de menos: gente sin mesa, mesas que nunca empezaron, charla antigua. Una sala lo hace por sí misma.
help-prune-dry-run = Solo dice cuánto sería; la sala puede seguir abierta.
help-prune-examples =
    duskhall prune --dry-run
    duskhall prune --config hall.toml --json

help-loadtest = Mide cuánto aguanta una sala en esta máquina: una sala propia, muchas mesas y conexiones.
help-loadtest-game = El juego que se juega; dungeon-cards si no se dice.
help-loadtest-tables = Cuántas mesas; 100 si no se dice.
help-loadtest-connections = Cuántas conexiones tiene cada mesa, entre asientos y público; 10 si no se dice.
help-loadtest-rate = Cuántas decisiones por segundo recibe cada mesa; 5 si no se dice.
help-loadtest-seconds = Cuánto dura; 20 segundos si no se dice.
help-loadtest-examples =
    duskhall loadtest
    duskhall loadtest --tables 20 --connections 4 --rate 2 --json

## En qué puede equivocarse una persona

mistake-usage = { $problem }; `duskhall --help` muestra lo que hay.
usage-no-such-option = No existe la opción { $option }
usage-no-such-command = No existe la orden { $command }
usage-missing-argument = Falta el argumento { $name }
usage-missing-option = Falta la opción { $name }
usage-no-value = La opción { $option } necesita un valor
usage-needless-value = La opción { $option } no lleva valor
usage-too-many = Sobran argumentos ({ $given })
usage-least = Valor imposible para { $name }: tiene que ser { $least } como mínimo
usage-most = Valor imposible para { $name }: tiene que ser { $most } como máximo
usage-no-integer = Valor imposible para { $name }: tiene que ser un número entero
usage-no-number = Valor imposible para { $name }: tiene que ser un número
mistake-file = No se puede usar { $file }: { $problem }.
mistake-folder = No existe la carpeta { $folder } para guardar el registro.
mistake-no-checkout = { $place } no está en una copia del proyecto Duskhall: ve a una y crea allí el juego.
mistake-game-name = Un juego no puede llamarse { $name }: usa minúsculas y cifras, en palabras unidas por guiones, { $longest } en total como mucho, y ninguna palabra de Python.
mistake-game-word = Un juego no puede llamarse { $name }: el código de cada juego usa esa palabra.
mistake-game-exists = { $folder } ya existe: elige otro nombre.
mistake-setting = Un ajuste se escribe nombre=valor, no { $text }.
mistake-seat = No existe el asiento { $seat }; los asientos van del 1 al { $seats }.
mistake-bots = Se han nombrado { $given } bots para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}; nombra uno para todos o uno para cada uno.
mistake-number = { $text } no es un número de jugadores.
mistake-sprt = Una prueba se escribe P0,P1 o P0,P1,RIESGO, como 0.25,0.27: partes entre 0 y 1, primero la menor; no { $text }.
mistake-balance-out = Di adónde va el informe, con --out ARCHIVO, o imprímelo para un programa con --json.
mistake-out = No se puede escribir { $file }: nombra un archivo en una carpeta que exista.
mistake-program-at-hall = Una sala no inicia programas: quita { $program } y déjalo jugar con duskhall bot.
bot-guest = Programa
bot-token = La sala conoce a este programa por el token { $token }.
mistake-bot-no-table = No te sientas a ninguna mesa de esta sala: nombra una con --table ENLACE.
mistake-no-talk = En { $game } no hay conversación en la mesa: quita --talk.
mistake-no-terminal = Para jugar hace falta una terminal, y la entrada estándar no lo es; con `duskhall watch` juegan los bots solos.
mistake-unknown-rule = No existe la regla { $number }; mira { $nearest }.
mistake-word-not-found = Ninguna regla contiene «{ $word }».
interrupted = Interrumpido.

## Juegos

games-line = de { $least } a { $most } jugadores, de { $from } a { $to } minutos
games-bots = bots, si no se dice { $usual }:
games-bot = { $name }: { $text }

## Jugar

bot-name-1 = Ada
bot-name-2 = Bram
bot-name-3 = Cora
bot-name-4 = Dain
bot-name-5 = Edda
bot-name-6 = Finn
bot-name-7 = Greta
bot-name-8 = Hugo
bot-name-9 = Iris
bot-name-10 = Jonas
bot-name-11 = Klara
bot-name-12 = Leo

welcome = { $title }. Escribe ? para ver la ayuda, q para irte.
curtain = Pasa el aparato a { $name }, que entonces pulsa Intro.
play-help =
    Escribe el número de una opción, su nombre o el principio de su nombre. Además:
    v      muestra toda la mesa; tras una decisión ves lo que hay de nuevo
    u      deshace tu última decisión, si desde entonces no se ha sabido nada
    !      dice qué haría alguien que juega bien, y cuánto vale cada opción
    r      muestra la regla de la pregunta; r 3.2 esa regla, r 3 ese capítulo
    b      deja que un bot vaya primero, donde cualquiera puede; b 3, el del asiento 3
    n      abre tu cuaderno, si el juego lo tiene
    t      enumera lo que puedes decir, si el juego tiene palabras para ello
    s      enumera las respuestas fijas, si el juego las tiene; s off las termina
    c ...  dice ... a todos en una mesa de una sala
    q      deja la mesa
play-choice = { $name }: { $option }
play-bots-wait = También puede ir primero { $names }: b.
play-more = v: todo
play-not-asked = Ahora no se te pregunta nada; ? muestra lo que puedes escribir.
play-chat-form = Escribe lo que quieras decir: c hola
play-no-chat = Alrededor de una pantalla no hay chat.
play-number = Ese número no existe; las opciones van de la 1 a la { $most }.
play-ambiguous = «{ $text }» puede ser cualquiera de estas: { $options }.
play-no-option = «{ $text }» no es ninguna de las opciones; ? muestra lo que puedes escribir.
play-nobody-waits = Ningún bot te está esperando.
play-no-notebook = Este juego no tiene cuaderno.
play-no-talk = Este juego no tiene palabras propias para hablar en la mesa.
play-talk-form = No se dice así; escribe: { $form }
play-seat = ASIENTO
play-no-standing = Este juego no tiene respuestas fijas.
play-standing-given = Desde ahora: { $answer } (s off lo termina).
play-standing-off = Vuelves a decidirlo todo.
undone = Deshecho.
left = Dejas la mesa.
record-kept = El registro está en { $file }.

## El resultado

result-place = Puesto
result-who = Jugador
result-score = Puntos
result-breakdown = De dónde salen

## Simulaciones

balance-written = { $file } contiene el informe.
dataset-written = { $file }: { $rows } decisiones de { $games } partidas, { $bytes } bytes; { $card } dice qué contiene.
simulate-progress = Jugando
simulate-summary = { $games } partidas de { $game } con { $players } jugadores: { $decisions } decisiones en { $seconds } s, { $rate } decisiones/s.
simulate-truncated = Un límite cortó { $games } de ellas.
simulate-column-who = Quién
simulate-column-wins = Victorias
simulate-column-rate = Parte
simulate-column-mean = Media
simulate-column-deviation = Desviación
simulate-column-median = Mediana
simulate-column-range = Entre
simulate-column-count = Recuento
simulate-column-entry = De
simulate-column-number = Número
simulate-column-each = Por partida
simulate-seat = Asiento { $number }
simulate-bot = Bot { $bot }
simulate-score = Todos los puntos
simulate-winning-score = Puntos de quien gana
simulate-length = Decisiones por partida

## La arena

arena-pooled = Todas juntas
arena-games = { $named ->
    [yes] { $title }: { $games } partidas de { $deals } repartos, { $decisions } decisiones, { $truncated } cortadas por un límite.
   *[no] { $games } partidas de { $deals } repartos, { $decisions } decisiones, { $truncated } cortadas por un límite.
}
arena-column-bot = Bot
arena-column-wins = Victorias
arena-column-share = Parte
arena-column-interval = 95 %
arena-column-fair = Justa
arena-column-p = p
arena-column-ahead = delante de { $bot }
arena-column-more = más que { $bot }
arena-ratings = Puntuaciones: { $ratings }.
arena-lost = { $bot } perdió su silla { $chairs ->
    [one] una vez
   *[other] { $chairs } veces
}, y el azar siguió jugando: { $reasons }.
arena-lost-reason = { $reason ->
    [start] no se pudo iniciar
    [late] no respondió a tiempo
    [ended] terminó
    [long] escribió una línea demasiado larga
    [json] escribió algo que no es un objeto en JSON
   *[illegal] respondió algo que no está entre las opciones
} ({ $chairs })
arena-sprt = { $answer ->
    [hoped] { $bot } gana el { $hoped } más bien que el { $expected }: respondido (razón de verosimilitudes en logaritmos { $ratio }, límite { $bound }).
    [expected] { $bot } gana el { $expected } más bien que el { $hoped }: respondido (razón de verosimilitudes en logaritmos { $ratio }, límite -{ $bound }).
   *[open] Si { $bot } gana el { $hoped } más bien que el { $expected } sigue sin saberse (razón de verosimilitudes en logaritmos { $ratio }, límites ±{ $bound }).
}
arena-line = { $done } de { $deals } repartos: { $standing }

## Registros

replay-title = { $title }, mesa { $table }, { $entries } entradas
replay-undo = { $name } deshace su última decisión.
replay-unfinished = El registro acaba aquí; la partida no había terminado.

## Mediciones

bench-title = { $game } con { $players } jugadores, { $how }, { $python }
bench-compiled = compilado
bench-interpreted = interpretado
bench-loop = Bucle de calibración: { $rate } vueltas/s
bench-from-python = Desde Python: { $rate } decisiones/s, { $loops } por cada 1000 vueltas
bench-in-engine = Dentro del motor: { $rate } decisiones/s, { $loops } por cada 1000 vueltas
bench-copy = Copiar un estado: { $micros } µs, { $loops } copias por cada 1000 vueltas
bench-native = Reglas nativas: { $rate } decisiones/s, { $loops } por cada 1000 vueltas; copiar un estado: { $micros } µs
bench-no-native = Reglas nativas: no hay, porque falta un compilador de C++

## La sala

serve-started = Duskhall está abierta en { $address } (Ctrl-C la cierra).
serve-lan = Quien esté en la misma red abre esta dirección, o apunta la cámara del teléfono a la imagen; tú también, para que los enlaces que envíes lleven aquí.
doctor-well = { $tables } mesas con { $entries } entradas están bien.
doctor-ill = { $ill } de { $tables } mesas no están bien ({ $entries } entradas en total).
doctor-problem = Mesa { $table }: { $problem }
backup-done = { $rows } filas quedan guardadas en { $file }.
restore-done = { $rows } filas quedan restauradas de { $file }.
prune-done = Se han quitado: { $people } personas, { $tables } mesas que nunca empezaron, { $chat } líneas de charla, { $tokens } dispositivos.
prune-counted = Se quitarían: { $people } personas, { $tables } mesas que nunca empezaron, { $chat } líneas de charla, { $tokens } dispositivos.
remote-table = Da este enlace a los demás, para un navegador o para --table: { $link }
remote-waiting = Esperando a los demás: { $seats } de { $all } asientos están listos.
remote-started = Empieza la partida. Dados prometidos: { $commitment }
remote-lost = Se ha perdido la conexión; se intenta de nuevo hasta que vuelva. Ctrl-C para irte.
remote-choose = ¿A qué quieres jugar? (q para irte)
remote-open-table = { $title }: sentarse a una mesa, { $free ->
    [one] queda 1 asiento
   *[other] quedan { $free } asientos
}
remote-again = Para ver la partida otra vez, en un navegador: { $link }
remote-seat-of = { $name } ({ $number })
remote-waiting-for = Esperando a { $names }; mientras tanto puedes escribir (? muestra qué).
remote-bot-plays = Un bot juega en tu asiento; con Intro lo recuperas.
remote-undo-asked = { $name } quiere deshacer las últimas decisiones. ¿Te parece bien? Escribe sí o no.
remote-undo-agreed = Todos de acuerdo: deshecho.
remote-undo-denied = No se deshace.
loadtest-report =
    { $tables } mesas de { $game }, { $connections } conexiones, { $seconds } s
    { $decisions } decisiones ({ $decisions_per_s }/s de { $wanted_per_s }/s pedidas), { $messages } mensajes ({ $messages_per_s }/s)
    De la respuesta a su difusión: p50 { $p50_ms } ms, p99 { $p99_ms } ms, máximo { $worst_ms } ms
    Procesador por decisión: servidor { $server_cpu_ms } ms, carga { $load_cpu_ms } ms
    Memoria: { $kb_per_table } kB por mesa ({ $kb_per_table_at_end } kB al final), { $kb_per_connection } kB por conexión
    { $ended_tables } partidas acabaron antes de tiempo.
mistake-hall = { $problem }
mistake-no-game = Nombra un juego, como en `duskhall play dungeon-cards`; `duskhall games` los enumera.
mistake-not-at-hall = En una sala no se puede elegir { $option }: allí nadie decide el azar ni las cartas.
mistake-link = { $link } no es el enlace de una mesa.
mistake-table-full = En esta mesa no queda ningún asiento libre.
mistake-not-known = La sala ha vuelto, pero ya no te conoce: entra de nuevo.
mistake-other-version = La sala describe este juego de otro modo que este Duskhall: usa la misma versión aquí y allí.

## Un juego nuevo

new-game-done =
    { $game } está creado, en { $files } archivos:
    { $places }
    Ya se puede jugar: duskhall play { $game }, y en el navegador con make run.
    Sus pruebas: make golden, y luego pytest tests/games. Lo que sigue está en docs/new-game.md.

## Las herramientas de quien lleva la sala

keeper-nothing = No hay nada.
keeper-report = { $number }, { $at }, mesa { $table }: { $name } ({ $person }), aviso de { $reporter }{ $settled ->
        [yes] , resuelto
       *[no] {""}
    }. Motivo: { $why }. Dijo: { $said }
keeper-settled = El aviso { $number } está resuelto.
keeper-ban = { $about }: { $until ->
        [none] para siempre
       *[other] hasta { $until }
    }. Motivo: { $why }
keeper-banned = { $about } no entra, { $until ->
        [none] para siempre
       *[other] hasta { $until }
    }. Una sala abierta lo nota en un segundo.
keeper-lifted = { $about } entra de nuevo.
keeper-mute = { $about } está en silencio { $table ->
        [none] en todas partes
       *[other] en la mesa { $table }
    }, { $until ->
        [none] para siempre
       *[other] hasta { $until }
    }.
keeper-muted = { $about } está en silencio { $table ->
        [none] en todas partes
       *[other] en la mesa { $table }
    }, { $until ->
        [none] para siempre
       *[other] hasta { $until }
    }. Una sala abierta lo nota en un segundo.
keeper-unmuted = { $elsewhere ->
        [yes] Eso ha terminado, pero { $about } sigue en silencio en otra parte: `duskhall keeper mutes` dice dónde.
       *[no] { $about } puede hablar de nuevo.
    }
keeper-pack = { $problem ->
        [none] { $game }: { $name } ({ $digest })
       *[other] { $name } se deja fuera: { $problem }
    }
keeper-deed = { $number }, { $at }: { $what }{ $person ->
        [none] {""}
       *[other] {" "}{ $person }
    }{ $about ->
        [none] {""}
       *[other] {" "}{ $about }
    }. Motivo: { $why }
