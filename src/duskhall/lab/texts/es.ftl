### Informes de equilibrio, en español. en.ftl tiene las mismas claves en el mismo orden.

## La cabecera

report-title = { $game }: su equilibrio
report-compared = { $game }: qué hace el cambio
report-contents = Contenido
report-numbers = Todos los números
report-games = { $games } partidas de { $players } jugadores, { $decisions } decisiones; semilla { $seed }, reglas { $rules }, contenido { $content }.
report-by-policy = En cada puesto juega la política propia del juego.
report-by-bots = Juegan { $bots }, que pasan de puesto en puesto.
report-strength = { $bot } gana { $share } ({ $low } a { $high }) contra jugadores que eligen al azar, donde lo justo sería { $fair }: { $games } partidas de la misma ejecución.
report-strength-together = { $bot } gana { $share } ({ $low } a { $high }) de { $games } partidas de la misma ejecución.
report-policy = La política
report-spread = Las partidas se turnan con cada valor de: { $settings }.
report-settings = Ajustes: { $settings }.
report-method = Las barras son intervalos del 95 %, calculados de partida en partida (de Wilson para las proporciones). Un rombo marca lo que difiere de lo habitual más que por azar: de todas las marcas de este informe se espera que sea falso como mucho el { $false } (Benjamini-Hochberg, { $tests } comparaciones).
report-method-compare = Ambas formas se juegan con las mismas { $games } semillas. Un rombo marca lo que difiere más que por azar: donde nada difiere, una comparación como esta marca alguna cosa en el { $risk } de los casos (Holm, { $tests } cifras). Las barras son intervalos del 95 % para una sola cifra.

## Lo que destaca

report-findings = Lo que destaca
report-findings-none = Nada difiere de lo habitual más que por azar.
report-finding-seat = { $name }: { $value } de las victorias ({ $low } a { $high }), lo habitual es { $usual }.
report-finding-held = { $group }, { $name }: quien lo tuvo ganó { $value } ({ $low } a { $high }), lo habitual es { $usual }.
report-finding-setting = { $setting }, { $value }: { $figure } { $tried } en vez de { $before }.
report-more-findings = Abajo hay { $number } marcas más.

## Puestos

report-seats = Puestos
report-seats-words = La parte de las victorias que se lleva quien va primero, segundo, etcétera.
report-seats-sides = Con qué frecuencia está en el bando ganador quien empieza, quien le sigue por la izquierda, etcétera.
report-place = { $number }.º

## Lo que tienen los jugadores

report-held-words = Primero, las victorias de quienes lo tuvieron, junto a las de todos. Quien gana tiene más de muchas cosas, así que esto dice qué acompaña a la victoria, no qué la trae.
report-held-together = Primero, las partidas ganadas en que alguien lo tuvo, junto a todas. Quien llega lejos tiene más de muchas cosas, así que esto dice qué acompaña a la victoria, no qué la trae.
report-some = Se dibujan los { $number } que más difieren; todos están en la tabla.
report-share = Victorias de quienes lo tuvieron
report-pick = Jugadores que lo tuvieron
report-rates = Con qué frecuencia pasan las cosas
report-rate = por partida
report-rate-of = de ellos
report-usual = habitual

## Curso y emoción

report-length = Duración y puntuación
report-length-words = Una partida dura { $mean } decisiones de media, de { $quarter } a { $three } en la mitad central de las partidas.
report-cut-short = Un límite corta { $share } de las partidas.
report-victory = Se gana { $share } de las partidas ({ $low } a { $high }).
report-shared = { $share } de las partidas tienen varios ganadores, { $unwon } ninguno.
report-decisions = decisiones por partida
report-scores = puntuación
report-all-scores = todos
report-winning-scores = ganadores
report-of-games = del total
report-drama = Emoción
report-drama-words = El liderato cambia { $changes } veces por partida. Tras { $decided } de la partida, de media, va en cabeza quien gana y ya no la deja.
report-drama-together = La esperanza viene o se va { $changes } veces por partida. Tras { $decided } de la partida, de media, está tan claro como lo estará cómo acaba.
report-drama-how = Quién va en cabeza se juzga por toda la mesa, cartas ocultas incluidas, con la medida con que buscan los bots.
report-drama-sides = Quién va en cabeza se juzga por toda la mesa: el bando cuyo líder tiene menos heridas.
report-foretold = Con qué frecuencia gana al final quien va en cabeza
report-standing = Qué buena pinta tiene, en partidas ganadas y perdidas
report-won = ganadas
report-lost = perdidas
report-over = parte transcurrida de la partida

## Ajustes

report-effects = Qué hace cada ajuste
report-effects-words = Cada valor en partidas propias (unas { $games }), frente a todas las partidas de este informe; los demás ajustes, como están.

## Cifras

figure-length = decisiones por partida
figure-score = puntuación de un jugador
figure-winning-score = puntuación de un ganador
figure-cut-short = partidas cortadas
figure-shared = partidas con varios ganadores
figure-unwon = partidas sin ganador
figure-victory = partidas ganadas
figure-lead-changes = cambios de liderato
figure-decided = decidida tras
figure-foretold = gana quien va en cabeza, al { $percent } de la partida
figure-standing-won = perspectivas al { $percent } de la partida, si se gana
figure-standing-lost = perspectivas al { $percent } de la partida, si se pierde
figure-seat = victorias de quien va { $place }
figure-share = { $group }, { $name }: victorias
figure-pick = { $group }, { $name }: quiénes lo tuvieron
figure-rate = { $group }: { $name }

## Tablas

column-entry = qué
column-number = de
column-value = parte
column-interval = 95 %
column-difference = diferencia
column-adjusted = p corregida
column-pick = lo tuvo
column-setting = ajuste
column-figure = cifra
column-before = habitual
column-tried = con él
column-one = A
column-other = B

## Comparaciones

report-changes = Lo que cambia
report-changes-none = No se encontró nada que difiera más que por azar.
report-change = { $figure }: { $other } en vez de { $one } ({ $difference }, { $low } a { $high }).
report-sides = A: { $one }. B: { $other }.
report-side-content = contenido { $content }
report-side-usual = el juego tal como es
report-all-changes = Todas las cifras
report-all-changes-words = Las cifras que podrían diferir, primero las más claras.
report-difference = diferencia entre B y A
report-differences-share = Proporciones: cuánto dista B de A
report-differences-rate = Frecuencias: cuánto dista B de A
report-differences-mean = Medias: cuánto dista B de A

## Fichas de datos

card-title = Decisiones en { $game }
card-about = { $rows } decisiones de { $games } partidas de { $players } jugadores, una fila por cada una, en Parquet; los metadatos del archivo contienen lo mismo como JSON, en `duskhall`.
card-made = Cómo se hizo
card-game = Juego
card-rules = Versión de las reglas
card-content = Contenido (SHA-256)
card-settings = Ajustes (`*`: las partidas se turnan con cada valor, véase la columna `setup`)
card-seed = Semilla
card-bots = Jugado por
card-version = Duskhall
card-licence = Licencia
card-again = La misma orden hace de nuevo el mismo archivo, en cualquier máquina y con cualquier número de trabajadores:
card-columns = Columnas
card-kind = tipo
card-means = significado
card-from = desde
card-length = números
card-column-game = número de la partida, desde 0; sus dados se siguen de él y de la semilla
card-column-decision = número de la decisión en la partida, desde 0
card-column-setup = cuál de las disposiciones de los metadatos se jugó
card-column-seat = quién decidió, desde 0
card-column-bot = quién jugó ese puesto
card-column-question = qué se preguntó
card-column-options = qué se podía responder, por su nombre
card-column-choice = qué se respondió
card-column-actions = las mismas opciones como números del espacio plano de acciones
card-column-action = la respuesta como tal número
card-column-observation = lo que vio el puesto, en números
card-column-won = la parte de la victoria que le tocó al final, de 0 a 1
card-column-place = su posición al final, desde 1
card-column-score = su puntuación al final
card-column-cut-short = si un límite terminó la partida
card-observation = Lo que vio el puesto
card-observation-words = Los números de `observation`, parte por parte; contienen lo que el puesto puede saber, y nada más. La documentación explica cada columna.
card-limits = Lo que no es
card-limits-words = Jugaron bots, no personas: con qué frecuencia se elige algo aquí no dice con qué frecuencia lo harían personas. No contiene datos personales.
