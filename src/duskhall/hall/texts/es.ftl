### Lo que dice la sala, en español; también lo dicen el cliente y el terminal. en.ftl tiene las mismas claves en el mismo orden.

## Lo que no se permite: el mensaje de un código es error-<code>

error-internal = La sala ha cometido un error. Queda anotado; inténtalo otra vez.
error-unavailable = La memoria de la sala no responde ahora: inténtalo otra vez.
error-store = La memoria de la sala no responde ahora: inténtalo otra vez.
error-stopping = La sala se está reiniciando: inténtalo dentro de un momento.
error-busy = En esta mesa todos hacen algo a la vez: inténtalo otra vez.
error-hall-busy = La sala está ocupada con lo que pidieron otros: inténtalo de nuevo en un momento.
error-asks-too-much = Has pedido muchas cosas a la vez: espera a que alguna esté lista.
error-slow-down = Demasiado rápido para la sala: espera un momento.
error-bad-request = La sala no entiende eso: { $message }
error-bad-message = La sala no entiende eso: { $message }
error-bad-method = La sala no entiende eso: { $message }
error-too-large = Eso es demasiado largo.
error-bad-origin = Esta página no es de esta sala.
error-other-protocol = Esta página es más vieja que la sala: vuelve a cargarla.
error-hello-first = La conexión empezó sin saludo: vuelve a cargar la página.
error-unknown = La sala no te conoce, o ya no: entra otra vez.
error-not-found = Esa mesa no existe, o es privada: revisa el enlace.
error-not-invited = Esta invitación no abre esta mesa: pide otra vez el enlace a quien te lo envió.
error-not-asked = El bot de este asiento no espera a nadie.
error-not-yours = Eso es cosa del anfitrión, o de quienes están en la mesa.
error-not-your-seat = Esa no es tu silla.
error-other-seat = Estás mirando desde otra de tus sillas.
error-bad-name = Un nombre tiene de 1 a 32 caracteres visibles.
error-bad-link = Este enlace ya se usó, o es demasiado viejo: crea otro.
error-bad-passphrase = { $message }
error-wrong-passphrase = Nadie tiene aquí esta frase: revisa sus palabras y el orden.
error-deceiving-name = { $message }
error-bad-holidays = { $message }
error-bad-push = { $message }
error-no-push = { $message }
error-not-by-day = Esto solo se responde de antemano en partidas por días.
error-name-alike = Alguien tiene aquí un nombre que parece el tuyo: cambia antes un poco el tuyo.
error-daily-alone = La mesa del día se intenta a solas; su repetición se abre cuando acaba el día.
error-daily-over = El reparto de este día ya está abierto a todos: vuelve mañana.
error-code-wrong = Ninguna mesa de aquí tiene ese código: revísalo signo a signo.
error-code-expired = Este código ha caducado: pide el nuevo.
error-code-used = La partida de este código ya ha empezado: pide el enlace para mirar.
error-bad-setup = La mesa no se puede poner así: { $message }
error-full = En esta mesa no cabe más gente.
error-seat-taken = Ahí ya se sienta alguien.
error-seat-empty = Queda una silla vacía: pon un bot o espera a alguien.
error-no-seat = Ocupa antes una silla.
error-no-such-seat = Esa silla no existe.
error-not-ready = Alguien no ha dicho adelante todavía.
error-not-open = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-not-running = En esta mesa no se juega ninguna partida.
error-not-ended = La partida aún no ha terminado.
error-frozen = Esta mesa no puede seguir.
error-unknown-bot = Este juego no tiene ese bot.
error-nothing-asked = Nadie pide deshacer nada.
error-no-vote = { $message }
error-changed-enough = Ya has cambiado bastante esta respuesta: se queda como está.
error-no-odds = Ahora no se pueden calcular las probabilidades.
error-no-lesson = Este juego no tiene lección.
error-no-analysis = Ahora no se puede analizar esta partida.
error-no-hint = Ahora no se puede preparar ningún consejo.
error-no-hints = En esta mesa no hay consejos.
error-no-aids = En esta mesa cada cual calcula por su cuenta.
error-no-notebook = Este juego no necesita cuaderno.
error-no-replay = Las reglas de hoy no pueden mostrar esta partida; su registro sí se puede descargar.
error-goes-on = Lo que se repite conserva sus ajustes: una revancha puede tener otros.
error-no-retry = Nada de esta partida se puede repetir: la revancha empieza de nuevo.
error-no-such-standing = Este juego no admite esa respuesta por adelantado.
error-no-value = Di para qué caso vale esta respuesta.
error-no-such-option = Di qué hay que responder.
error-no-such-language = La sala no habla ese idioma.
error-too-many-tables = Miras demasiadas mesas a la vez.
error-too-many-mutes = Ya has silenciado a todas las personas posibles: vuelve a oír antes a alguien.

## Nombres y frases

name-hidden = Un nombre no tiene caracteres que no se ven o que dan la vuelta al renglón: escríbelo sin ellos.
name-alphabets = Escribe tu nombre en un solo alfabeto: letras parecidas de varios engañan a los demás.
name-imitates = Este nombre parece el de la sala, el de un bot o el de una silla: elige otro.
passphrase-length = Una frase tiene { $words } palabras; estas son { $given }.
passphrase-word = La palabra { $number } no es de las que forman las frases: revisa cómo se escribe.

## Votaciones que no son posibles

vote-not-running = Se vota en partidas en curso; antes del comienzo, el anfitrión decide quién se sienta.
vote-not-yours = Quien juega vota sobre la silla de otra persona.
vote-nobody-waits = Nadie espera a esta persona ahora mismo.
vote-by-day = Esta partida se juega por días: el reloj decide cuánto puede tardar cada cual.
vote-too-early = Esta persona aún puede pensar: podrás votar dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
vote-alone = Eres la única otra persona que juega: a solas puedes votar cuando esta persona lleve { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} fuera.

## Lo que alguien hace demasiado a menudo

limit-guests = Han entrado demasiados invitados desde tu dirección: espera un minuto.
limit-tables = Acabas de crear varias mesas: espera un minuto antes de la siguiente.
limit-address-tables = Se acaban de crear muchas mesas desde tu dirección: espera un minuto antes de la siguiente.
limit-chat = Dices más de lo que los demás pueden leer: espera un momento.
limit-undos = Te vuelves atrás demasiado a menudo: espera un momento.
limit-mutes = Has silenciado a tantas personas como se puede: vuelve a oír antes a alguna.
limit-remarks = Ya basta de palabras sueltas: espera un momento.
limit-replays = Pides demasiadas repeticiones: espera un momento.
limit-odds = Pides las probabilidades demasiado a menudo: espera un momento.
limit-hints = Pides consejos demasiado a menudo: espera un momento.
limit-codes = Has probado varios códigos: espera un minuto antes del siguiente, o pide el enlace.
limit-passphrases = Demasiadas frases: espera un minuto antes de la siguiente.

## Mesas que no pueden seguir

restore-no-snapshot = { $problem } Tampoco encaja su copia guardada ({ $detail }).
room-impossible-entry = La entrada { $entry } no se puede llevar a cabo ({ $detail }).
room-other-entry = La entrada { $entry } sale aquí de otra manera.

## Lo que encuentra el examen

doctor-cannot-examine = No se puede examinar ({ $detail }).
doctor-gap = A sus entradas les falta alguna.
doctor-other-seed = Su registro no es de la semilla que se prometió.
doctor-commitment = Su compromiso no encaja con su semilla.
doctor-disagree = Su mesa y su partida no coinciden en si ha terminado.
doctor-other-state = Su estado tras la entrada { $entry } no es el que se jugó.
doctor-store = La base de datos dice: { $detail }.

## Configuración

config-misfit = La configuración no se puede usar: { $problem }.
config-unreadable = El archivo de configuración { $file } no se puede leer: { $detail }.
config-no-toml = El archivo de configuración { $file } no es TOML: { $detail }.
config-address = { $address } no se puede usar ({ $detail }): elige otro puerto.
config-no-network = Esta máquina no está en ninguna red por la que otros lleguen a ella: conéctala a una, o quita --lan.
config-proxy = { $value } no es una dirección ni una red: nombra proxies como 127.0.0.1 o 10.0.0.0/8.
config-metrics = El puerto de las métricas, { $port }, es el de la sala: dales uno propio.

## Almacenes y copias de seguridad

store-none = { $url } no es un almacén: da sqlite:///ARCHIVO o postgresql://...
store-needs-extra = PostgreSQL necesita el complemento: pip install 'duskhall[postgres]'.
store-no-file = No existe el almacén { $file }: indica el archivo de una sala.
store-in-use = { $file } lo está usando otra sala: ciérrala, o usa PostgreSQL para varias.
store-unusable = { $file } no se puede usar como almacén: { $detail }.
store-write = El almacén no puede escribir: { $detail }.
store-damaged = { $store } está dañado ({ $detail }): examínalo con `duskhall doctor` y restaura una copia.
store-newer = { $store } lo escribió un Duskhall más nuevo (su esquema es { $revision }): usa ese, o restaura una copia anterior.
store-no-hall = { $store } no es el almacén de una sala: nunca se guardó nada en él.
store-database = La base de datos { $url } no se puede usar: { $detail }.
store-database-write = La base de datos { $url } no puede escribir: { $detail }.
backup-not-empty = El almacén no está vacío: restaura en uno nuevo.
backup-none = { $file } no es la copia de seguridad de una sala.
backup-unreadable = { $file } no se puede leer como copia de seguridad: { $detail }.
backup-not-whole = { $file } no está completo: tiene { $rows } de { $last } filas.
backup-damaged = El almacén está dañado ({ $detail }), así que no se escribió ninguna copia: examínalo con `duskhall doctor`.
backup-unwritten = { $file } no se puede escribir: { $detail }.

## Llegar a una sala

client-no-address = { $address } no es la dirección de una sala: da una como http://localhost:8000.
client-no-answer = Ninguna sala responde en { $address }: { $detail }.

## Peticiones que no se pueden leer

request-length = La longitud de la petición no es un número.
request-frame = Cada trama es un mensaje JSON en forma de texto.
request-no-json = El cuerpo de la petición no es JSON.
request-body = El cuerpo de la petición no es lo que aquí se espera: mira /docs.
request-missing = Falta { $field }.
request-unknown = { $field } no es nada que aquí se conozca.
request-kind = { $field } no es del tipo que debe ser.
request-size = { $field } es demasiado largo o corto, demasiado grande o pequeño.
request-value = { $field } tiene un valor que aquí no es posible.
request-nothing-there = No hay nada en esta dirección: comprueba el enlace.
request-method = Esta dirección no responde a tales peticiones: mira /docs.
writing-nothing = No se ve nada de ello: escribe algo.
request-too-large = Una petición tiene como mucho { $most } bytes.

# Holidays
holidays-disorder = Las vacaciones terminan después de empezar, y no hay dos que compartan un día.
holidays-far = Las vacaciones se eligen con un año de antelación como mucho.
holidays-many = Tienes { $days } días de vacaciones al año, y estos serían más en { $year }.

# Told on a device whose page is closed
notice-turn = Te toca.
notice-stop = No más avisos
push-bad = El servicio de avisos de este navegador no sirve: su dirección y sus claves no son como deben.
push-not-here = Esta sala no puede mandar avisos: quien la lleva no instaló el extra «push».

# Paquetes
error-bad-pack = { $message }
error-no-such-pack = La sala no tiene (ya) ese paquete: elige otro.
error-no-host-packs = En esta sala solo se juega con los paquetes de quien la lleva.
pack-too-large = Aquí un paquete tiene como mucho { $most } KB: quita lo que el juego ya trae.
pack-too-many = Con este paquete habría más de { $most } elementos del tipo { $noun }.
pack-alike = { $other } se parece a { $one }, pero se escribe de otra forma: ponle un nombre propio.
pack-no-end = El paquete no se puede leer hasta el final en el tiempo que hay para ello.
pack-no-longer = Este paquete ya no encaja en el juego de aquí: { $problem }
pack-unreadable = No se puede leer: { $detail }.
packs-no-folder = No hay una carpeta { $folder } para paquetes.
limit-packs = Has pedido mirar muchos paquetes: espera un minuto.

# Quien lleva la sala
error-banned = { $message }
error-silenced = { $message }
error-no-such-person = Eso no se refiere a nadie más de esta mesa: elige a alguien que esté aquí.
error-no-such-line = Nadie a quien eso se refiera ha dicho esto aquí, o ya no está en la charla.
banned-person = Quien lleva esta sala no te deja entrar hasta { $until }.
banned-person-for-good = Quien lleva esta sala ya no te deja entrar.
banned-network = Quien lleva esta sala no deja entrar a nadie de tu red hasta { $until }.
banned-network-for-good = Quien lleva esta sala no deja entrar a nadie de tu red.
silenced = Quien lleva esta sala te ha silenciado hasta { $until }: puedes jugar, pero no hablar.
silenced-for-good = Quien lleva esta sala te ha silenciado: puedes jugar, pero no hablar.
silenced-here = Quien lleva esta sala te ha silenciado en esta mesa hasta { $until }: puedes jugar, pero no hablar.
silenced-here-for-good = Quien lleva esta sala te ha silenciado en esta mesa: puedes jugar, pero no hablar.
limit-reports = Has avisado de mucho a la vez: espera un minuto.
keeper-too-wide = En { $network } está casi todo el mundo: nombra una red más pequeña.
keeper-nobody = { $about } no es ni el identificador de una persona, como lo dan los avisos, ni una dirección o red como 203.0.113.0/24.
keeper-whom = Di de quién o de qué se trata: duskhall keeper { $action } …
keeper-no-report = No espera ningún aviso { $number }.
keeper-which-reports = { $about } no nombra ningún aviso: quítalo para ver los que esperan, o di all.
keeper-no-table = No hay ninguna mesa { $table }: los avisos nombran la suya.
keeper-no-ban = No hay ningún veto sobre { $about }.
keeper-not-muted = { $about } no está en silencio ahí.
keeper-action = { $action } no es nada que haga quien lleva una sala; hay { $actions }.
