### Bloodborne: The Board Game, in English.
### Ids are those of content/ with hyphens for underscores. es.ftl has the same keys in the same order.

## The game

game-title = Bloodborne: The Board Game
game-tagline = The night of the hunt is long, and the clock hunts with the beasts.

## Bots

bot-companion = Companion
bot-companion-text = fights at your side
bot-novice-text = fights what it meets and heals too late
bot-adept-text = keeps a card for the enemy and minds the track
bot-master-text = plans the whole round for everyone

## Settings of the table

setting-campaign = Campaign
setting-campaign-the-long-hunt = The Long Hunt
setting-campaign-growing-madness = Growing Madness
setting-campaign-secrets-of-the-church = Secrets of the Church
setting-campaign-fall-of-old-yharnam = Fall of Old Yharnam
setting-length = Length
setting-length-campaign = The whole campaign
setting-length-chapter = One chapter
setting-chapter = First chapter
setting-hunters = Hunters
setting-hunters-choose = Everyone picks
setting-hunters-random = Fate decides
setting-round-start = A round starts with
setting-round-start-hands-first = The hands
setting-round-start-track-first = The track
setting-first-advance = The track advances in round 1
setting-first-advance-yes = Yes
setting-first-advance-no = No
setting-hand = Cards in hand
setting-random-tiles = Random tiles
setting-random-tiles-all = As many as hunters ask for
setting-random-tiles-capped = At most the number on the card
setting-pursuit = Pursuit
setting-pursuit-card = As far as the card says
setting-pursuit-one = Always 1 space
setting-returning = A reset brings back, of a mission
setting-returning-alive = Those still alive
setting-returning-all = The slain as well
setting-stun = Stun
setting-stun-choice = Discard or suffer
setting-stun-discard = Discard if possible
setting-frenzy = Frenzy adds to
setting-frenzy-all = All damage
setting-frenzy-attacks = Attacks only
setting-track = Hunt track
setting-track-standard = 16 spaces
setting-track-gentle = 18 spaces
setting-track-endless = Without end
setting-unused-upgrades = Unused upgrades leave
setting-unused-upgrades-campaign = The campaign
setting-unused-upgrades-chapter = The chapter
setting-retries = Retries of a chapter
setting-round-limit = Limit of rounds

## Campaigns and chapters

campaign-the-long-hunt = The Long Hunt
chapter-the-long-hunt-1 = The Long Hunt, chapter 1
chapter-the-long-hunt-1-text = Another night of the hunt, and the bells began too early. The beasts do not come from outside the walls this time: something in these streets leads them, and it knows your scent.
chapter-the-long-hunt-2 = The Long Hunt, chapter 2
chapter-the-long-hunt-2-text = The leader fell, and still more came. Behind the houses something as tall as a roof has answered the howling; the dead of this night are the only bait it will take.
chapter-the-long-hunt-3 = The Long Hunt, chapter 3
chapter-the-long-hunt-3-text = It lies beneath the graves, hurt and awake, and iron will not hold it until morning. Gather what friends the night has left you, and be there when it breaks out.
campaign-growing-madness = Growing Madness
chapter-growing-madness-1 = Growing Madness, chapter 1
chapter-growing-madness-1-text = Father Gascoigne has hunted longer than anyone alive, and tonight he asks for company. Walk with him; look after him, too. He has begun to laugh at things nobody else can hear.
chapter-growing-madness-2 = Growing Madness, chapter 2
chapter-growing-madness-2-text = The moon has turned, and the mobs with it. Gascoigne did not come back from the tomb, and a small voice behind a barred window asks whether you have seen her mother.
chapter-growing-madness-3 = Growing Madness, chapter 3
chapter-growing-madness-3-text = What wears Gascoigne's coat walks the streets and does not stay down. Find out what can be saved while it is still a man, because after that nothing will be. The graves lie open from the start, the Dream keeps sedatives for those who give something for them, and the moon is in the mob as long as he is a man.
campaign-secrets-of-the-church = Secrets of the Church
chapter-secrets-of-the-church-1 = Secrets of the Church, chapter 1
chapter-secrets-of-the-church-1-text = The gates of the Cathedral Ward are shut, and those who shut them are not praying. A way leads through the tomb, if you can live through those who guard it.
chapter-secrets-of-the-church-2 = Secrets of the Church, chapter 2
chapter-secrets-of-the-church-2-text = Beyond the chapel the plaza is silent, and every house hides somebody who was promised shelter. Two old terrors hold the ways in; the Church, it seems, feeds them.
chapter-secrets-of-the-church-3 = Secrets of the Church, chapter 3
chapter-secrets-of-the-church-3-text = Only the Cathedral is left, and a single voice sings in it. Those whom you helped will remember it tonight, and so will those whom you did not.
campaign-fall-of-old-yharnam = Fall of Old Yharnam
chapter-fall-of-old-yharnam-1 = Fall of Old Yharnam, chapter 1
chapter-fall-of-old-yharnam-1-text = The sickness has reached the lower town: whoever coughs at dusk has fur by dawn. Somebody has carried off the powder kegs, and something starved has followed the smell of the sick.
chapter-fall-of-old-yharnam-2 = Fall of Old Yharnam, chapter 2
chapter-fall-of-old-yharnam-2-text = Half the town wants to burn what is left of the other half. An old hunter stands on the tower between them; before the night is over, you will have to stand somewhere as well.
chapter-fall-of-old-yharnam-3 = Fall of Old Yharnam, chapter 3
chapter-fall-of-old-yharnam-3-text = The fires are lit. Lead the living out or see that nothing follows them, and then go to the church in the valley, where the beast has had time to grow hungry.

## Hunters and weapons

hunter-saw-cleaver = Saw Cleaver
hunter-saw-cleaver-text = Quick cuts on one side, a bite for every need on the other.
hunter-threaded-cane = Threaded Cane
hunter-threaded-cane-text = Light on its feet: as a whip its dodges hurt. Brings a cannon.
hunter-hunter-axe = Hunter Axe
hunter-hunter-axe-text = Slow and hard: one side heals, the other fells whole crowds.
hunter-ludwigs-holy-blade = Ludwig's Holy Blade
hunter-ludwigs-holy-blade-text = Few enormous blows, or a light sword out of the same sheath.
weapon-side-side-a = side A
weapon-side-side-b = side B

## Stat cards

card-endurance = Endurance
card-endurance-text = Dodge. Clear its slot.
card-skill = Skill
card-skill-text = Stagger.
card-strength = Strength
card-strength-text = 1 damage more.
card-vitality = Vitality
card-vitality-text = Draw 1.
card-invigorating = Invigorating
card-invigorating-text = Dodge. Heal 1. Clear any slot.
card-tactical = Tactical
card-tactical-text = Dodge. 1 speed more. Clear its slot.
card-dash = Dash
card-dash-text = Dodge. Clear its slot. Spent on a move: 3 spaces.
card-quick-change = Quick Change
card-quick-change-text = Dodge. After the attack or dodge a free transform.
card-counter-strike = Counter Strike
card-counter-strike-text = Dodge. A dodge with it deals 2 to the attacker.
card-cheap-shot = Cheap Shot
card-cheap-shot-text = Stagger. From the hand, when an enemy here uses an ability: 2 damage to it.
card-unyielding = Unyielding
card-unyielding-text = Stagger. Draw 1.
card-adaptive = Adaptive
card-adaptive-text = Dodge. Stagger. Clear its slot.
card-agile = Agile
card-agile-text = Stagger. 1 speed more.
card-visceral = Visceral
card-visceral-text = Stagger. 1 damage more.
card-swift = Swift
card-swift-text = 1 damage and 1 speed more.
card-leaping = Leaping
card-leaping-text = 1 damage more. Before your attack move up to 2 spaces to the enemy.
card-poised = Poised
card-poised-text = 1 damage more. No stagger and no stun in this combat.
card-bloodthirsty = Bloodthirsty
card-bloodthirsty-text = 1 damage more. Kill: draw 1, heal 1.
card-rallying = Rallying
card-rallying-text = 1 damage more. After the attack heal 2.
card-tireless = Tireless
card-tireless-text = Draw 2, discard 1. Drop poison or frenzy.
card-defensive = Defensive
card-defensive-text = Block 2.
card-indomitable = Indomitable
card-indomitable-text = Draw 1. No frenzy, poison, stagger or stun in this combat.
card-rapid = Rapid
card-rapid-text = Dodge. Draw 1. Clear its slot.
card-second-wind = Second Wind
card-second-wind-text = Spent on an action: heal 2.

## Firearms

firearm-hunter-pistol = Hunter Pistol
firearm-evelyn = Evelyn
firearm-cannon = Cannon
firearm-repeating-pistol = Repeating Pistol
firearm-flamesprayer = Flamesprayer
firearm-hunter-blunderbuss = Hunter Blunderbuss
firearm-ludwigs-rifle = Ludwig's Rifle
firearm-rosmarinus = Rosmarinus

## Consumables and rewards

item-blood-vial = Blood Vial
item-molotov-cocktail = Molotov Cocktail
item-throwing-knife = Throwing Knife
item-pebble = Pebble
item-pungent-blood-cocktail = Pungent Blood Cocktail
item-coldblood-dew = Coldblood Dew
item-blue-elixir = Blue Elixir
item-beckoning-bell = Beckoning Bell
item-antidote = Antidote
item-sedative = Sedative
item-bone-marrow-ash = Bone Marrow Ash
item-quicksilver-bullets = Quicksilver Bullets
item-bold-hunters-mark = Bold Hunter's Mark
item-beast-blood-pellet = Beast Blood Pellet
item-fire-paper = Fire Paper
item-bolt-paper = Bolt Paper
item-lead-elixir = Lead Elixir
item-numbing-mist = Numbing Mist
item-a-call-beyond = A Call Beyond
item-augur-of-ebrietas = Augur of Ebrietas
item-beast-roar = Beast Roar
item-blood-of-adella = Blood of Adella
item-blood-of-arianna = Blood of Arianna
item-blood-stone-shard = Blood Stone Shard
item-empty-phantasm-shell = Empty Phantasm Shell
item-executioners-gloves = Executioner's Gloves
item-hand-lantern = Hand Lantern
item-hunter-torch = Hunter Torch
item-iosefkas-blood-vial = Iosefka's Blood Vial
item-messengers-gift = Messenger's Gift
item-old-hunter-bone = Old Hunter Bone
item-tiny-tonitrus = Tiny Tonitrus
item-tiny-music-box = Tiny Music Box
item-rune-beast = Rune: Beast
item-rune-blood-rapture = Rune: Blood Rapture
item-rune-clawmark = Rune: Clawmark
item-rune-communion = Rune: Communion
item-rune-eye = Rune: Eye
item-rune-formless-oedon = Rune: Formless Oedon
item-rune-guidance = Rune: Guidance
item-rune-hunter = Rune: Hunter
item-rune-moon = Rune: Moon
item-rune-oedon-writhe = Rune: Oedon Writhe

## Enemies, rivals and bosses

kind-huntsmans-minion = Huntsman's Minion
kind-hunter-mob = Hunter Mob
kind-scourge-beast = Scourge Beast
kind-male-beast-patient = Male Beast Patient
kind-female-beast-patient = Female Beast Patient
kind-church-giant = Church Giant
kind-church-servant = Church Servant
kind-eileen-the-crow = Eileen the Crow
kind-iosefka = Iosefka
kind-old-hunter-henryk = Old Hunter Henryk
kind-old-hunter-djura = Old Hunter Djura
kind-alfred = Alfred
kind-djuras-ally = Djura's Ally
kind-bloody-crow-of-cainhurst = Bloody Crow of Cainhurst
kind-barred-door = Barred Door
kind-executioner = Executioner
kind-blessed-adherent = Blessed Adherent
kind-frightened-survivor = Frightened Survivor
kind-eileen-as-friend = Eileen, your friend
kind-cleric-beast = Cleric Beast
kind-father-gascoigne = Father Gascoigne
kind-gascoigne-transformed = Gascoigne Transformed
kind-blood-starved-beast = Blood-Starved Beast
kind-vicar-amelia = Vicar Amelia
unit-huntsmans-minion-1 = Huntsman's Minion 1
unit-huntsmans-minion-2 = Huntsman's Minion 2
unit-huntsmans-minion-3 = Huntsman's Minion 3
unit-huntsmans-minion-4 = Huntsman's Minion 4
unit-hunter-mob-1 = Hunter Mob 1
unit-hunter-mob-2 = Hunter Mob 2
unit-hunter-mob-3 = Hunter Mob 3
unit-hunter-mob-4 = Hunter Mob 4
unit-scourge-beast-1 = Scourge Beast 1
unit-scourge-beast-2 = Scourge Beast 2
unit-scourge-beast-3 = Scourge Beast 3
unit-scourge-beast-4 = Scourge Beast 4
unit-male-beast-patient-1 = Male Beast Patient 1
unit-male-beast-patient-2 = Male Beast Patient 2
unit-male-beast-patient-3 = Male Beast Patient 3
unit-male-beast-patient-4 = Male Beast Patient 4
unit-female-beast-patient-1 = Female Beast Patient 1
unit-female-beast-patient-2 = Female Beast Patient 2
unit-female-beast-patient-3 = Female Beast Patient 3
unit-female-beast-patient-4 = Female Beast Patient 4
unit-church-giant-1 = Church Giant 1
unit-church-giant-2 = Church Giant 2
unit-church-giant-3 = Church Giant 3
unit-church-giant-4 = Church Giant 4
unit-church-servant-1 = Church Servant 1
unit-church-servant-2 = Church Servant 2
unit-church-servant-3 = Church Servant 3
unit-church-servant-4 = Church Servant 4
unit-eileen-the-crow-1 = Eileen the Crow
unit-iosefka-1 = Iosefka
unit-old-hunter-henryk-1 = Old Hunter Henryk
unit-old-hunter-djura-1 = Old Hunter Djura
unit-alfred-1 = Alfred
unit-djuras-ally-1 = Djura's Ally
unit-bloody-crow-of-cainhurst-1 = Bloody Crow of Cainhurst
unit-barred-door-1 = Barred Door
unit-executioner-1 = Executioner 1
unit-executioner-2 = Executioner 2
unit-executioner-3 = Executioner 3
unit-executioner-4 = Executioner 4
unit-blessed-adherent-1 = Blessed Adherent
unit-frightened-survivor-1 = Frightened Survivor 1
unit-frightened-survivor-2 = Frightened Survivor 2
unit-frightened-survivor-3 = Frightened Survivor 3
unit-frightened-survivor-4 = Frightened Survivor 4
unit-frightened-survivor-5 = Frightened Survivor 5
unit-frightened-survivor-6 = Frightened Survivor 6
unit-eileen-as-friend-1 = Eileen, your friend
unit-cleric-beast = Cleric Beast
unit-father-gascoigne = Father Gascoigne
unit-gascoigne-transformed = Gascoigne Transformed
unit-blood-starved-beast = Blood-Starved Beast
unit-vicar-amelia = Vicar Amelia

## What they do

line-lumbering-swing = Lumbering Swing
line-overhead-slam = Overhead Slam
line-brick-stun = Brick Stun
line-lumbering-swing-b = Lumbering Swing
line-brick-swipe = Brick Swipe
line-shoulder-charge = Shoulder Charge
line-axe-swing = Axe Swing
line-shield-bash = Shield Bash
line-mob-frenzy = Mob Frenzy
line-axe-swing-b = Axe Swing
line-rifle-shot = Rifle Shot
line-molotov-toss = Molotov Toss
line-quick-swipe = Quick Swipe
line-combo-slash = Combo Slash
line-feral-rage = Feral Rage
line-quick-swipe-b = Quick Swipe
line-pin-and-gnaw = Pin and Gnaw
line-bestial-howl = Bestial Howl
line-claw-swipe = Claw Swipe
line-death-rattle = Death Rattle
line-pack-tactics = Pack Tactics
line-claw-swipe-b = Claw Swipe
line-ashen-toxin = Ashen Toxin
line-pack-tactics-b = Pack Tactics
line-claw-slash = Claw Slash
line-grab-and-vomit = Grab and Vomit
line-ashen-blood = Ashen Blood
line-claw-slash-b = Claw Slash
line-ashen-rage = Ashen Rage
line-ashen-blood-b = Ashen Blood
line-reckless-swing = Reckless Swing
line-execute = Execute
line-lumbering = Lumbering
line-reckless-swing-b = Reckless Swing
line-mighty-swing = Mighty Swing
line-lumbering-b = Lumbering
line-cane-strike = Cane Strike
line-arcane-explosion = Arcane Explosion
line-horrific-visions = Horrific Visions
line-cane-strike-b = Cane Strike
line-profane-mark = Profane Mark
line-arcane-missiles = Arcane Missiles
line-blade-of-mercy = Blade of Mercy
line-parry-strike = Parry Strike
line-eileens-pistol = Eileen's Pistol
line-iosefkas-cane = Iosefka's Cane
line-augur = Augur
line-iosefkas-pistol = Iosefka's Pistol
line-henryks-cleaver = Henryk's Cleaver
line-henryks-pistol = Henryk's Pistol
line-poisoned-knife = Poisoned Knife
line-stake-driver = Stake Driver
line-primed-stake = Primed Stake
line-djuras-blunderbuss = Djura's Blunderbuss
line-kirkhammer-slam = Kirkhammer Slam
line-combo-flourish = Combo Flourish
line-alfreds-rifle = Alfred's Rifle
line-allys-cleaver = The Ally's Cleaver
line-rally-strike = Rally Strike
line-blood-thirst = Blood Thirst
line-chikage = Chikage
line-crows-pistol = The Crow's Pistol
line-supplies = Supplies
line-cleric-slam = Cleric Slam
line-cleric-grab = Cleric Grab
line-lunging-swipe = Lunging Swipe
line-recovery = Recovery
line-cleric-slam-2 = Cleric Slam
line-grab-and-toss = Grab and Toss
line-crushing-slam = Crushing Slam
line-jumping-smash = Jumping Smash
line-recovery-2 = Recovery
line-axe-slash = Axe Slash
line-scattergun-burst = Scattergun Burst
line-spark-uppercut = Spark Uppercut
line-charged-swing = Charged Swing
line-axe-sweep = Axe Sweep
line-scattergun-burst-2 = Scattergun Burst
line-jump-attack = Jump Attack
line-charged-spin = Charged Spin
line-beast-claw = Beast Claw
line-claw-combo = Claw Combo
line-overhead-smash = Overhead Smash
line-pin-and-maul = Pin and Maul
line-beast-claw-2 = Beast Claw
line-double-slash = Double Slash
line-overhead-smash-2 = Overhead Smash
line-aerial-dive = Aerial Dive
line-bestial-roar = Bestial Roar
line-lunging-slash = Lunging Slash
line-crippling-poison = Crippling Poison
line-rage-combo = Rage Combo
line-poison-blast = Poison Blast
line-lunging-slash-2 = Lunging Slash
line-crippling-poison-2 = Crippling Poison
line-quick-lunge = Quick Lunge
line-starved-maul = Starved Maul
line-poison-aura = Poison Aura
line-gnashing-grab = Gnashing Grab
line-cross-sweep = Cross Sweep
line-timed-slash-medium = Timed Slash
line-timed-slash-slow = Timed Slash, slow
line-uppercut-sweep = Uppercut Sweep
line-quick-bite = Quick Bite
line-tantrum-combo = Tantrum Combo
line-timed-slash-2 = Timed Slash
line-axe-handle-smash = Axe Handle Smash
line-healing-prayer = Healing Prayer
line-gun-fire = Gun Fire
line-falling-boulder = Falling Boulder
line-alphas-fury = The Alpha's Fury

## Tiles and spaces

tile-central-lamp = Central Lamp
tile-ransacked-house = Ransacked House
tile-courtyard-lamp = Courtyard Lamp
tile-occupied-house = Occupied House
tile-the-great-bridge = The Great Bridge
tile-tomb-of-oedon = Tomb of Oedon
tile-alleyway = Alleyway
tile-barred-window = Barred Window
tile-graveyard = Graveyard
tile-grand-cathedral = Grand Cathedral
tile-iosefkas-clinic = Iosefka's Clinic
tile-oedon-chapel = Oedon Chapel
tile-church-of-the-good-chalice = Church of the Good Chalice
tile-t-junction = T junction
tile-well = The well
tile-three-strips = Three strips
tile-walls = The walls
tile-pillar = The pillar
tile-shrine = The shrine
tile-market = The market
space-central-lamp-a = Central Lamp A
space-central-lamp-b = Central Lamp B
space-central-lamp-c = Central Lamp C
space-central-lamp-d = Central Lamp D
space-ransacked-house-a = Ransacked House A
space-ransacked-house-b = Ransacked House B
space-ransacked-house-c = Ransacked House C
space-ransacked-house-d = Ransacked House D
space-courtyard-lamp-a = Courtyard Lamp A
space-courtyard-lamp-b = Courtyard Lamp B
space-courtyard-lamp-c = Courtyard Lamp C
space-courtyard-lamp-d = Courtyard Lamp D
space-occupied-house-a = Occupied House A
space-occupied-house-b = Occupied House B
space-occupied-house-c = Occupied House C
space-occupied-house-d = Occupied House D
space-the-great-bridge-a = The Great Bridge A
space-the-great-bridge-b = The Great Bridge B
space-the-great-bridge-c = The Great Bridge C
space-the-great-bridge-d = The Great Bridge D
space-tomb-of-oedon-a = Tomb of Oedon A
space-tomb-of-oedon-b = Tomb of Oedon B
space-tomb-of-oedon-c = Tomb of Oedon C
space-tomb-of-oedon-d = Tomb of Oedon D
space-alleyway-a = Alleyway A
space-alleyway-b = Alleyway B
space-alleyway-c = Alleyway C
space-alleyway-d = Alleyway D
space-barred-window-a = Barred Window A
space-barred-window-b = Barred Window B
space-barred-window-c = Barred Window C
space-barred-window-d = Barred Window D
space-graveyard-a = Graveyard A
space-graveyard-b = Graveyard B
space-graveyard-c = Graveyard C
space-graveyard-d = Graveyard D
space-grand-cathedral-a = Grand Cathedral A
space-grand-cathedral-b = Grand Cathedral B
space-grand-cathedral-c = Grand Cathedral C
space-grand-cathedral-d = Grand Cathedral D
space-iosefkas-clinic-a = Iosefka's Clinic A
space-iosefkas-clinic-b = Iosefka's Clinic B
space-iosefkas-clinic-c = Iosefka's Clinic C
space-iosefkas-clinic-d = Iosefka's Clinic D
space-oedon-chapel-a = Oedon Chapel A
space-oedon-chapel-b = Oedon Chapel B
space-oedon-chapel-c = Oedon Chapel C
space-oedon-chapel-d = Oedon Chapel D
space-church-of-the-good-chalice-a = Church of the Good Chalice A
space-church-of-the-good-chalice-b = Church of the Good Chalice B
space-church-of-the-good-chalice-c = Church of the Good Chalice C
space-church-of-the-good-chalice-d = Church of the Good Chalice D
space-t-junction-a = T junction A
space-t-junction-b = T junction B
space-t-junction-c = T junction C
space-t-junction-d = T junction D
space-well-a = The well A
space-well-b = The well B
space-well-c = The well C
space-well-d = The well D
space-three-strips-a = Three strips A
space-three-strips-b = Three strips B
space-three-strips-c = Three strips C
space-three-strips-d = Three strips D
space-walls-a = The walls A
space-walls-b = The walls B
space-walls-c = The walls C
space-walls-d = The walls D
space-pillar-a = The pillar A
space-pillar-b = The pillar B
space-pillar-c = The pillar C
space-pillar-d = The pillar D
space-shrine-a = The shrine A
space-shrine-b = The shrine B
space-shrine-c = The shrine C
space-shrine-d = The shrine D
space-market-a = The market A
space-market-b = The market B
space-market-c = The market C
space-market-d = The market D

## Missions

mission-lh1-source = Source of the Scourge
mission-lh1-on-the-hunt = On the Hunt
mission-lh1-safe-haven = A Safe Haven
mission-lh1-rescue = Rescue
mission-lh2-source = Source of the Scourge
mission-lh2-research = Iosefka's Research
mission-lh2-chapel-haunted = Oedon Chapel
mission-lh2-chapel-shelter = Oedon Chapel
mission-lh2-last-minute = Last Minute Rescue
mission-lh3-source = Source of the Scourge
mission-lh3-clinic-duel = Iosefka's Clinic
mission-lh3-clinic-victim = Iosefka's Clinic
mission-lh3-bridge = The Great Bridge
mission-lh3-bridge-rescue = Last Minute Rescue
mission-lh3-chapel-escort = Oedon Chapel
mission-lh3-chapel-gifts = Oedon Chapel
mission-lh3-chapel-shelter = Oedon Chapel
mission-gm1-hunt = On the Hunt
mission-gm1-bystanders = Innocent Bystanders
mission-gm1-supplies = Supplies for the Night
mission-gm1-eileen = Eileen the Crow
mission-gm2-hunt = On the Hunt
mission-gm2-blood-moon = Blood Moon's Influence
mission-gm2-parents = Missing Parents
mission-gm2-henryk = Hunter of Hunters
mission-gm3-hunt = Growing Madness
mission-gm3-ribbon = The Barred Window
mission-gm3-escort = The Barred Window
mission-gm3-cathedral-eileen = Grand Cathedral
mission-gm3-cathedral-crow = Grand Cathedral
mission-gm3-occupied = Occupied House
mission-gm3-supplies = Supplies for the Night
mission-sc1-hunt = Access to Cathedral Ward
mission-sc1-bridge = The Great Bridge
mission-sc1-adella = Adella's Plight
mission-sc1-agents = Agents of the Church
mission-sc2-hunt = Access to the Inner Plaza
mission-sc2-cleric = The Beast on the Bridge
mission-sc2-gascoigne = The Man in the Tomb
mission-sc2-survivors = Gathering Survivors
mission-sc2-arianna = A Lady in Distress
mission-sc2-figure = An Unknown Figure
mission-sc3-hunt = Accessing the Cathedral
mission-sc3-chapel-plea = Oedon Chapel
mission-sc3-chapel-silence = Oedon Chapel
mission-sc3-chapel-rivals = Oedon Chapel
mission-sc3-chapel-blessed = Oedon Chapel
mission-sc3-strength = Strength through Blood
mission-sc3-executioners = The Executioners Arrive
mission-sc3-purge = The Executioners Arrive
mission-fy1-hunt = Missing Powder Kegs
mission-fy1-ransacked = Patients Within
mission-fy1-grave = A Last Request
mission-fy1-townsfolk = Infected Townsfolk
mission-fy1-trapped = Trapped
mission-fy1-beast = Blood-Starved Beast
mission-fy2-hunt = The Spreading Plague
mission-fy2-reminders = Burnt Reminders
mission-fy2-those-that-remain = Those that Remain
mission-fy2-ingenuity = Powder Keg Ingenuity
mission-fy3-escaping = Escaping
mission-fy3-purging = Purging
mission-fy3-chaos = Chaos and Fire
mission-fy3-kegs = Remaining Powder Kegs
mission-fy3-ingenuity = Powder Keg Ingenuity
mission-fy3-vengeance-djura = Vengeance
mission-fy3-vengeance-ally = Vengeance
mission-step-lh1-source-1 = Win 2 insight, then end a move on the Central Lamp.
mission-step-lh1-source-2 = The alpha has come for you, and fog closes the square. Slay it.
mission-step-lh1-on-the-hunt-1 = Torches all around the courtyard, and one of them leads. Slay the leader.
mission-step-lh1-safe-haven-1 = Somebody still lives here. Interact, and take them to Oedon Chapel.
mission-step-lh1-safe-haven-2 = The chapel was not empty. Slay the beast inside.
mission-step-lh1-rescue-1 = A cry behind the wall. Interact where the house is broken open.
mission-step-lh1-rescue-2 = The girl runs from you as from the rest. Reach her where no enemy stands.
mission-step-lh1-rescue-3 = Her eyes have begun to change. Decide.
mission-step-lh2-source-1 = Bring corpses of Scourge Beasts to the Graveyard. A consumable lures a beast to you.
mission-step-lh2-source-2 = Win 2 insight in this chapter.
mission-step-lh2-source-3 = The stench has called something larger. Bring the Cleric Beast to its second phase.
mission-step-lh2-source-4 = Nothing hurts it now. Lure it to the Tomb of Oedon.
mission-step-lh2-research-0 = A voice behind the door asks for help, or for quiet. Decide.
mission-step-lh2-research-1 = She wants somebody who has lost himself. Slay a Mob or a Minion at the Clinic.
mission-step-lh2-research-2 = Now a beast. Slay a Scourge Beast at the Clinic.
mission-step-lh2-research-3 = People hide wherever there is something left. Take consumables, and bring those who come along to the Clinic.
mission-step-lh2-chapel-haunted-1 = What was a mother kneels at the altar. Slay the Female Beast Patient.
mission-step-lh2-chapel-shelter-1 = The girl knows of others. Take consumables, and bring those who come along to the Chapel.
mission-step-lh2-last-minute-1 = A hunter is held on the bridge. Slay the tough Minion.
mission-step-lh2-last-minute-2 = He can hardly walk. Take him up by interacting, and bring him to the Clinic or to the Chapel.
mission-step-lh3-source-1 = The Cleric Beast is locked into the Tomb until you have 2 insight or the 2nd reset point comes.
mission-step-lh3-source-2 = It is loose: it hunts the weakest of you, and calls the pack where it finds nobody. Slay it.
mission-step-lh3-clinic-duel-1 = She never was a healer. Slay Iosefka.
mission-step-lh3-clinic-victim-1 = Her patient has run away. Reach them where no enemy stands.
mission-step-lh3-bridge-1 = They pour over the bridge. Slay Scourge Beasts.
mission-step-lh3-bridge-rescue-1 = The hunter is still held on the bridge. Slay the tough Minion.
mission-step-lh3-bridge-rescue-2 = There is little left of him. Take him up by interacting, and bring him to the Clinic or to the Chapel.
mission-step-lh3-chapel-escort-1 = The hunter you saved wants to fight. Kill with him at your side.
mission-step-lh3-chapel-gifts-1 = The chapel has nothing left. Donate consumables there.
mission-step-lh3-chapel-shelter-1 = The chapel stands empty, and the night is full. Take consumables, and bring those who come along.
mission-step-gm1-hunt-1 = Father Gascoigne joins you at the Central Lamp. Kill in his company.
mission-step-gm1-hunt-2 = Win 2 insight, then end a move on The Great Bridge.
mission-step-gm1-hunt-3 = Boulders fall, and the bridge is closed. Have it empty of enemies at the end of a round.
mission-step-gm1-bystanders-1 = A rioter holds somebody at the Central Lamp. Slay him before the next reset.
mission-step-gm1-bystanders-2 = Take the survivor up by interacting and bring them to Oedon Chapel.
mission-step-gm1-bystanders-3 = You came too late, and the blood is warm. Interact on the lamp.
mission-step-gm1-supplies-1 = They open the door a hand wide. Donate consumables at the Occupied House.
mission-step-gm1-supplies-2 = What they promised is buried. Interact on the Graveyard.
mission-step-gm1-eileen-1 = The Crow asks a price for her advice. Pay echoes at Oedon Chapel.
mission-step-gm2-hunt-1 = The tomb is sealed, and the Church guards its key. Slay the Giant and the Servant at the Grand Cathedral.
mission-step-gm2-hunt-2 = The key does not turn yet. Win 2 insight.
mission-step-gm2-hunt-3 = The seal is broken. End a move on the Tomb of Oedon.
mission-step-gm2-hunt-4 = Your friend does not know you any more. Slay Father Gascoigne.
mission-step-gm2-blood-moon-1 = The moon is in everybody, and the Mobs spread it. Slay Hunter Mobs while free of frenzy.
mission-step-gm2-parents-1 = A small hand passes you a music box through the bars. Look for them: interact on the Graveyard.
mission-step-gm2-parents-2 = Go back to the Barred Window.
mission-step-gm2-parents-3 = She asks what you found. Decide.
mission-step-gm2-henryk-1 = Eileen has gone ahead. End a move on the Graveyard.
mission-step-gm2-henryk-2 = Slay Henryk before Eileen falls.
mission-step-gm3-hunt-1 = He walks, and blows only drive him back; meanwhile every mob brings frenzy. Win 2 insight, or wait for the 3rd reset point.
mission-step-gm3-hunt-2 = The man is gone. Slay the beast that he was hiding.
mission-step-gm3-ribbon-1 = The window is empty. Slay the Minion in the Ransacked House that has something red in its fist.
mission-step-gm3-ribbon-2 = A ribbon. Carry it back to the Barred Window.
mission-step-gm3-escort-1 = She has gone to look herself. Find her in the Ransacked House and bring her to the Cathedral.
mission-step-gm3-cathedral-eileen-1 = The Crow has come for you. Slay Eileen.
mission-step-gm3-cathedral-crow-1 = Eileen bleeds on the steps. Slay the Bloody Crow.
mission-step-gm3-occupied-1 = Nobody answers any more. Slay the frenzied Scourge Beast.
mission-step-gm3-supplies-1 = They are still waiting behind the door. Donate consumables at the Occupied House.
mission-step-gm3-supplies-2 = What they promised is buried. Interact on the Graveyard.
mission-step-sc1-hunt-1 = Win 2 insight, then end a move on the Tomb of Oedon.
mission-step-sc1-hunt-2 = The guards close the gate behind you. Have the tomb empty of enemies at the end of a round.
mission-step-sc1-bridge-1 = Somebody has lit the whole bridge. Slay the Hunter Mob; the way beyond will fall in.
mission-step-sc1-adella-1 = A nun waits under the lamp. Interact, and bring her to the Alleyway.
mission-step-sc1-adella-2 = The door is there, and so is its keeper. Interact beside him.
mission-step-sc1-agents-1 = White robes come after every reset. Slay Church Servants.
mission-step-sc2-hunt-1 = End a move on the Graveyard.
mission-step-sc2-hunt-2 = Have enough insight at the end of a round. The beasts on the Bridge and in the Tomb are worth some.
mission-step-sc2-cleric-1 = It is wounded and angry. Slay the Cleric Beast.
mission-step-sc2-gascoigne-1 = He does not hear you. Slay Father Gascoigne.
mission-step-sc2-survivors-1 = A Giant guards a survivor on every named space. Interact to claim them.
mission-step-sc2-arianna-1 = A brute bars her door. Slay the Minion.
mission-step-sc2-arianna-2 = Interact, and take her to Oedon Chapel.
mission-step-sc2-figure-0 = Somebody prays among the graves. End a move on the Graveyard.
mission-step-sc2-figure-1 = He smiles a little too long. Decide.
mission-step-sc2-figure-2 = Slay Alfred.
mission-step-sc2-figure-3 = Lead Alfred over different tiles.
mission-step-sc3-hunt-1 = End a move on Courtyard Lamp.
mission-step-sc3-hunt-2 = The courtyard is closed. Slay its guards, or hold out until the 3rd reset point.
mission-step-sc3-hunt-3 = The doors are open. End a move on the Grand Cathedral; it goes ill with those who have less than 2 insight.
mission-step-sc3-hunt-4 = She prays, and grows. Slay Vicar Amelia.
mission-step-sc3-chapel-plea-1 = Adella has followed you, and so have they. Slay the Adherent and the Servant.
mission-step-sc3-chapel-silence-1 = The lady is silent, and something kneels beside her. Slay the Adherent and the Giant.
mission-step-sc3-chapel-rivals-0 = Both women live here now, and each accuses the other. Decide whom you believe.
mission-step-sc3-chapel-rivals-1 = The others do not forgive you. Slay the Adherent and the Servant.
mission-step-sc3-chapel-rivals-2 = The others do not forgive you. Slay the Adherent and the Giant.
mission-step-sc3-chapel-blessed-1 = They bless each other with your name. Slay both Servants.
mission-step-sc3-strength-1 = In the Dream, give echoes instead of buying upgrades.
mission-step-sc3-executioners-1 = They have come for everybody. Slay Alfred and his executioners.
mission-step-sc3-purge-1 = Alfred asks you to strike first. Attack the frightened survivors on named spaces.
mission-step-fy1-hunt-1 = Ask the survivor: interact in the Alleyway.
mission-step-fy1-hunt-2 = Have enough insight at the end of a round. The Ransacked House and the Graveyard are worth some now.
mission-step-fy1-ransacked-1 = Three of them sit in the dark. Slay the patients in the Ransacked House.
mission-step-fy1-grave-1 = The dying man begs for an Antidote. Give him one at the Graveyard.
mission-step-fy1-grave-2 = And for a little peace. Pay an echo at the Graveyard.
mission-step-fy1-townsfolk-1 = The poison has a leader. Slay the Hunter Mob.
mission-step-fy1-trapped-1 = Somebody knocks from inside. Break the door.
mission-step-fy1-trapped-2 = They were not alone. Interact with the survivor.
mission-step-fy1-beast-1 = It roams the streets. Bring it to its second phase and it leaves.
mission-step-fy2-hunt-1 = End a move on the Occupied House.
mission-step-fy2-hunt-2 = With 1 insight, end a move on the Graveyard.
mission-step-fy2-hunt-3 = With 2 insight, end a move on the Central Lamp.
mission-step-fy2-hunt-4 = Two old hunters, one city. Choose a side.
mission-step-fy2-hunt-5 = Slay Djura.
mission-step-fy2-hunt-6 = Slay Djura's ally.
mission-step-fy2-reminders-1 = The square still smokes. Slay enemies on the Central Lamp tile.
mission-step-fy2-those-that-remain-0 = They have not decided what you are. Decide for them.
mission-step-fy2-those-that-remain-1 = Interact, and guide them to Courtyard Lamp. They run back if a turn ends with an enemy beside them.
mission-step-fy2-those-that-remain-2 = They run. Reach them where no enemy stands.
mission-step-fy2-ingenuity-1 = The man behind the bars needs parts. Donate consumables at the Barred Window.
mission-step-fy3-escaping-1 = Gather survivors: interact on consumable and lamp spaces.
mission-step-fy3-escaping-2 = With 2 insight, end a move on the Church of the Good Chalice.
mission-step-fy3-escaping-3 = It was waiting in the nave; it feeds on the slain, and an echo keeps it still. Slay the Blood-Starved Beast.
mission-step-fy3-purging-1 = Light fires: interact on different tiles.
mission-step-fy3-purging-2 = With 2 insight, end a move on the Church of the Good Chalice.
mission-step-fy3-purging-3 = It will not burn; it feeds on the slain, and an echo keeps it still. Slay the Blood-Starved Beast.
mission-step-fy3-chaos-1 = Poisonous beasts come to the lamps after every reset. Slay Scourge Beasts.
mission-step-fy3-kegs-1 = Carry the keg from the Ransacked House to the Barred Window. It is heavy.
mission-step-fy3-ingenuity-1 = The man behind the bars still needs parts. Donate consumables at the Barred Window.
mission-step-fy3-vengeance-djura-1 = Shots from the tower. End a move on The Great Bridge.
mission-step-fy3-vengeance-djura-2 = Slay Djura's ally.
mission-step-fy3-vengeance-ally-1 = Shots from the tower. End a move on The Great Bridge.
mission-step-fy3-vengeance-ally-2 = Slay Djura.
choice-lh-girl-killed = End it before she turns
choice-lh-girl-spared = Let her go
choice-lh-research-helped = Help with the research
choice-lh-research-sheltered = Shelter the sick
choice-lh-to-clinic = To the Clinic
choice-lh-to-chapel = To the Chapel
choice-lh-late-to-clinic = To the Clinic, late
choice-lh-late-to-chapel = To the Chapel, late
choice-gm-lied = Lie
choice-gm-told = Tell the truth
choice-sc-alfred-fought = Fight him
choice-sc-alfred-led = Lead him
choice-sc-believe-adella = Believe Adella
choice-sc-believe-arianna = Believe Arianna
choice-fy-against-djura = Against Djura
choice-fy-against-ally = Against his ally
choice-fy-guide-them = Guide them
choice-fy-chase-them = Chase them

## What the campaign remembers

flag-girl-killed = the girl was killed
flag-girl-spared = the girl was spared
flag-clinic-helped = Iosefka was helped
flag-clinic-sheltered = the sick were sheltered
flag-chapel-safe = the chapel is safe
flag-hunter-rescued = the hunter of the bridge was rescued
flag-hunter-to-clinic = the hunter is at the Clinic
flag-hunter-to-chapel = the hunter is at the Chapel
flag-gm-girl-lied-to = the girl was lied to
flag-gm-girl-told = the girl knows the truth
flag-gm-supplied = the Occupied House was supplied
flag-gm-eileen-alive = Eileen lives
flag-gm-eileen-dead = Eileen fell
flag-sc-adella-aided = Adella was helped
flag-sc-arianna-aided = Arianna was helped
flag-sc-alfred-foe = Alfred is a foe
flag-sc-alfred-friend = Alfred is a friend
flag-fy-purge = the city is to burn
flag-fy-escape = the sick are to escape
flag-fy-ingenious = the powder kegs were mended

## Questions

ask-choose-hunter = Which hunter are you?
option-choose-hunter-fate = Let fate decide
ask-choose-side = Which side of your weapon?
option-choose-side-side-a = Side A
option-choose-side-side-b = Side B
ask-choose-start = Where do you start?
ask-refill = What do you discard before you draw?
option-refill-draw = Keep and draw
ask-take-turn = Who goes next?
option-take-turn-go = I go
ask-return-to = At which lamp do you wake?
ask-act = What do you do?
option-act-end-turn = End the turn
option-act-move = Move
option-act-interact = Interact
option-act-transform = Transform the weapon
option-act-dream = Go to the Hunter's Dream
option-act-attack = Attack
option-act-shoot = Shoot
option-act-reload = Refresh the firearm
option-act-blood = Give blood: 1 damage, draw 1
ask-pay = Which card do you pay with?
ask-reload-with = How do you refresh your firearm?
option-reload-with-cards = Discard cards
option-reload-with-echo = A blood echo
ask-step = Where to?
option-step-stay = Stay here
option-step-north = Explore north
option-step-east = Explore east
option-step-south = Explore south
option-step-west = Explore west
ask-join = By which exit do you enter the tile?
option-join-north = North
option-join-east = East
option-join-south = South
option-join-west = West
ask-choose-space = Which space do you choose?
option-choose-space-stay = Leave it there
ask-enters = An enemy is coming to your space. Answer it?
option-enters-done = Let it come
option-enters-firearm = Fire
ask-interact-with = Interact: what else do you do?
option-interact-with-done = Nothing more
option-interact-with-teleport = Travel by lamp
option-interact-with-chalice = Offer a consumable for an echo
option-interact-with-donate = Donate a consumable to the mission
option-interact-with-pay = Pay an echo to the mission
option-interact-with-bait = Lay out bait
ask-pick = Which one do you keep?
ask-attack-with = With what do you attack?
option-attack-with-nothing = Do not strike back
option-attack-with-firearm = The firearm
ask-target = Which enemy?
ask-slot = Which slot of your weapon?
option-slot-slot-1 = Slot 1
option-slot-slot-2 = Slot 2
option-slot-slot-3 = Slot 3
ask-on-attack = Use an item for this attack?
option-on-attack-done = No, strike without
ask-cheap-shot = An enemy uses an ability. Throw a Cheap Shot at it?
option-cheap-shot-no = No
ask-react = How do you answer the attack?
option-react-done = Do nothing
option-react-firearm = Fire
ask-dodge = Do you dodge the attack?
option-dodge-no = Take the blow
ask-meet-demand = Dodge, or suffer it?
option-meet-demand-no = Suffer it
ask-discard-one = Stunned: discard, or suffer?
option-discard-one-suffer = Suffer 1 damage
ask-duck = Discard a card, or be slowed?
option-duck-no = Be slowed
ask-follow = The enemy has moved off. Do you follow?
option-follow-no = Stay here
option-follow-yes = Follow
ask-on-kill = After the kill: use a rune?
option-on-kill-done = No
ask-free-transform = Transform your weapon for free?
option-free-transform-no = Keep this side
option-free-transform-yes = Transform
ask-drop = Drop poison, or frenzy?
option-drop-poison-token = Drop poison
option-drop-frenzy-token = Drop frenzy
ask-prevent = Pay an echo, so that the enemy keeps still?
option-prevent-no = Let it roam
option-prevent-yes = Pay an echo
ask-adella = How much of Adella's blood do you take?
option-adella-one = Heal 1
option-adella-three = Heal 3 for an echo
ask-refresh = Which reward can be used again?
ask-beckon = Whom do you call to your space?
ask-swap-away = Which card do you discard?
ask-swap-back = Which card do you take back?
ask-buy = Which upgrade do you buy?
option-buy-offering = Give the echo to the mission
ask-exchange = Swap a consumable in the Dream?
option-exchange-done = No: keep yours
ask-swap-in = Which card leaves your deck?
option-swap-in-unused = None: the new one is lost
ask-choose-way = What do you decide for all?
ask-give-item = Which one do you give up?
option-give-item-done = None
ask-receive = Who gets the reward?
ask-keep-firearm = Which firearm do you carry?
option-keep-firearm-old = Keep yours
option-keep-firearm-new = Take the new one
ask-set-aside = Too many: which goes?
ask-pass-on = Who gets it instead of you?
option-pass-on-nobody = Nobody: it leaves the game
ask-trade = What do you give away?
option-trade-done = Nothing more
option-trade-firearm = The firearm

## Events

event-hunter-chosen = { $seat } takes up the { $hunter }.
event-side-chosen = { $seat } shows { $side } of the weapon.
event-chapter-begins = { $chapter } begins. { $chapter_text }
event-slot-assigned = Slot { $slot ->
    [1] I
    [2] II
   *[3] III
}: { $kind }, { $side }.
event-round-begins = Round { $round } begins.
event-final-round = The final round has come.
event-turn-begins = { $seat }'s turn begins.
event-turn-ends = { $seat }'s turn ends.
event-card-drawn = { $seat } draws { $card }.
event-hand-drawn = { $seat } draws { $card } for the first hand.
event-drawn-by-card = { $seat } draws { $card } for the card that was placed.
event-drawn-by-kill = { $seat } draws { $card } for the kill.
event-drawn-by-item = { $seat } draws { $card } for the item.
event-drawn-for-blood = { $seat } draws { $card } for the blood.
event-card-swapped = { $seat } takes { $card } back from the discard pile.
event-card-discarded = { $seat } discards { $card }.
event-hand-discarded = { $seat } discards { $card } before drawing.
event-stun-discarded = Stunned, { $seat } discards { $card }.
event-ducked = { $seat } discards { $card } to duck.
event-effect-discarded = { $seat } discards { $card } for what a card says.
event-reload-paid = { $seat } discards { $card } to reload.
event-swap-discarded = { $seat } swaps { $card } away.
event-transformed = { $seat } turns the weapon to { $side }.
event-slot-cleared = { $seat } clears a slot of { $card }.
event-poison-works = The poison works in { $seat }.
event-moved = { $seat } goes to { $space }.
event-stands = { $seat } begins on { $space }.
event-goes-after = { $seat } follows to { $space }.
event-tile-turned-up = { $seat } finds { $tile }.
event-tile-laid = { $tile } is laid out.
event-tile-shuffled-back = { $tile } would close the map and is shuffled back.
event-teleported = { $seat } appears on { $space }.
event-interacts = { $seat } interacts on { $space }.
event-item-gained = { $seat } gets { $item }.
event-item-picked = { $seat } picks { $item }.
event-item-exchanged = { $seat } gets { $item } in exchange.
event-item-rewarded = { $seat } is rewarded with { $item }.
event-item-passed-on = { $seat } takes over { $item }.
event-item-traded = { $seat } is given { $item }.
event-spawned = { $unit } appears on { $space }.
event-comes-to-call = { $unit } comes to the call, on { $space }.
event-comes-back = { $unit } is back on { $space }.
event-comes-by-mission = { $unit } comes for a mission, on { $space }.
event-comes-called = { $unit } is called to { $space }.
event-comes-lured = { $unit } comes to the bait on { $space }.
event-pursues = { $unit } follows.
event-removed = { $unit } vanishes from { $space }.
event-activation = The enemies near { $seat } stir.
event-unit-moved = { $unit } moves to { $space }.
event-unit-follows = { $unit } follows to { $space }.
event-unit-moves-off = { $unit } gets to { $space }.
event-unit-pushed = { $unit } is moved to { $space }.
event-unit-sent-home = { $unit } goes back to { $space }.
event-unit-driven-home = { $unit } is back on { $space }.
event-skips = { $unit } does nothing.
event-cruel = The night is cruel: { $reason }.
event-attacks = { $seat } attacks { $unit }.
event-attacked = { $unit } attacks { $seat }.
event-ambushed = { $unit } attacks { $seat }, who interacts and can neither strike back nor dodge.
event-card-placed = { $seat } strikes with { $card }: speed { $speed }, damage { $damage }.
event-flipped = { $unit }: { $line }.
event-actions-shuffled = The enemy action deck is shuffled.
event-dodged = { $seat } dodges with { $card }.
event-demand-met = { $seat } gets out of the way with { $card }.
event-staggered = { $unit } is staggered.
event-hunter-staggered = { $seat } is staggered.
event-missed = { $seat } misses { $unit }.
event-pushed = { $seat } is pushed to { $space }.
event-carried-off = { $seat } is carried off to { $space }.
event-dives = { $unit } leaps out of sight.
event-aura = Poison hangs about { $unit }.
event-unit-healed = { $unit } heals { $healed }.
event-unit-leeches = { $unit } heals { $healed } by its blow.
event-unit-feeds = { $unit } heals { $healed } by the death of a hunter.
event-wounded = { $seat } deals { $damage } to { $unit } ({ $total } in all).
event-wounded-by-item = { $seat } deals { $damage } to { $unit } with an item ({ $total } in all).
event-wounded-by-gun = { $seat } deals { $damage } to { $unit } with the firearm ({ $total } in all).
event-wounded-by-weapon = { $seat } deals { $damage } to { $unit } by what the weapon does ({ $total } in all).
event-wounded-by-card = { $seat } deals { $damage } to { $unit } by what a card does ({ $total } in all).
event-suffered = { $cause_id ->
    [none] { $seat } suffers { $damage } and has { $hp } HP.
   *[other] { $seat } suffers { $damage } and has { $hp } HP: { $cause }.
}
event-healed = { $seat } heals { $healed } and has { $hp } HP.
event-healed-there = { $seat } heals { $healed } in this place and has { $hp } HP.
event-healed-by-kill = { $seat } heals { $healed } for the kill and has { $hp } HP.
event-healed-by-weapon = { $seat } heals { $healed } by the weapon and has { $hp } HP.
event-healed-by-card = { $seat } heals { $healed } by a card and has { $hp } HP.
event-stunned = { $seat } is stunned.
event-poisoned = { $seat } is poisoned.
event-frenzied = { $seat } falls into a frenzy.
event-slain = { $seat } slays { $unit }.
event-echo-gained = { $seat } has { $total } blood echoes.
event-echo-of-chalice = The chalice gives, and { $seat } has { $total } blood echoes.
event-echo-rewarded = { $seat } is rewarded and has { $total } blood echoes.
event-echo-by-item = The item gives, and { $seat } has { $total } blood echoes.
event-life-lost = { $unit } gets up again; { $left } lives are left.
event-friend-hurt = { $unit } is hurt; { $left } lives are left.
event-hunter-slain = { $seat } is slain.
event-second-phase = { $unit } is not finished: the second phase begins.
event-track-advances = The hunt track stands at { $space } of { $last }.
event-dream-advances = For the visit to the Dream the hunt track stands at { $space } of { $last }.
event-map-reset = The map is reset: { $number ->
    [one] once
   *[other] { $number } times
} by now.
event-dreams = { $seat } wakes in the Dream.
event-upgrade-bought = { $seat } buys { $card }.
event-upgrade-swapped = { $seat } puts { $card } into the deck for { $out }.
event-upgrade-unused = { $seat } leaves { $card } unused.
event-rested = { $seat } has rested.
event-returned = { $seat } returns at { $space }.
event-fog-raised = Fog closes { $tile }.
event-fog-lifted = The fog about { $tile } lifts.
event-step-revealed = { $mission }: { $step }
event-step-completed = { $mission }: done ({ $step })
event-mission-completed = { $mission } is completed.
event-token-appears = { $mission }: a token on { $space }.
event-token-taken = { $seat } takes a token up ({ $mission }).
event-token-lost = { $seat } loses a token ({ $mission }).
event-delivered = { $seat } has brought it there ({ $mission }).
event-progress = { $mission }: { $done } of { $quota }.
event-way-chosen = { $seat } decides: { $choice }.
event-echo-given = { $seat } pays an echo.
event-price-paid = { $seat } pays the price in blood echoes.
event-item-given = { $seat } gives { $item }.
event-sealed = { $tile } is sealed.
event-unsealed = The seal of { $tile } is broken.
event-driven-back = { $unit } cannot be slain, and is driven back.
event-keeps-still = { $unit } keeps still.
event-calls = { $unit } has found nobody, and calls.
event-exit-blocked = An exit of { $tile } is blocked.
event-hazard = { $line }!
event-item-used = { $seat } uses { $item }.
event-item-set-aside = { $seat } sets { $item } aside.
event-gun-fired = { $seat } fires: { $firearm }.
event-gun-refreshed = { $seat } refreshes the firearm: { $firearm }.
event-gun-gained = { $seat } carries { $firearm } now.
event-chapter-won = { $chapter } is won.
event-hunt-lost = { $chapter } is lost.

## What made a hunter suffer

cause-attack = the attack
cause-blow = a blow that was not dodged
cause-ability = an ability
cause-last-breath = a last breath
cause-mirror = what was dealt comes back
cause-poison = poison
cause-stun = stunned
cause-blood = blood drawn
cause-reward = the price of a reward
cause-insight = too little insight
cause-hazard = a danger not dodged

## Reasons of cruel choices

reason-nothing = no choice
reason-farthest-taken = the farthest is brought near
reason-most-hunters = where most hunters are
reason-most-enemies = where most enemies are
reason-weakest-hunter = the weakest hunter
reason-fewest-ways = where the ways out are few
reason-fixed-order = all ways are as bad, and the first is taken

## Speeds

speed-0 = last
speed-1 = slow
speed-2 = medium
speed-3 = fast

## What sides of weapons do

ability-stagger-hurts = Attacks with Stagger deal 1 more damage.
ability-kill-refreshes = Kill: draw 1, heal 1.
ability-dodge-hurts = A dodge deals 1 damage to every enemy in range 1.
ability-stagger-ties = Your Stagger counts in ties.
ability-rally-heals = The slot with a star heals the damage it deals.
ability-kill-splashes = Kill: 2 damage to an enemy in range 1.
ability-combo-transforms = After the slot with a star you may transform for free.
ability-clearing-hurts = Each cleared slot deals 1 damage to an enemy in your space.

## Firearms and items

firearm-hunter-pistol-text = Staggers a basic attack. Refresh: 1 card.
firearm-evelyn-text = Staggers a basic attack. Refresh: 1 card or 1 echo.
firearm-cannon-text = An attack: slow, 3 damage. It needs no slot and no card. Refresh: 2 cards.
firearm-repeating-pistol-text = Staggers a basic attack. Refresh: 1 card, or free when you transform.
firearm-flamesprayer-text = An attack: medium, 2 damage, Stagger, 1 damage to each other enemy there. Refresh: 2 cards.
firearm-hunter-blunderbuss-text = In your turn: 1 damage to an enemy in your space, no boss, and push it 1. Refresh: 2 cards.
firearm-ludwigs-rifle-text = When an enemy comes into your space: 2 damage to it. Refresh: 2 cards.
firearm-rosmarinus-text = An attack of an enemy that is no boss loses 1 speed and all effects. Refresh: 2 cards.
item-blood-vial-text = Heal 2.
item-molotov-cocktail-text = 2 damage to an enemy in your space.
item-throwing-knife-text = 1 damage to an enemy in range 1.
item-pebble-text = Move an enemy in range 2 by up to 2 spaces.
item-pungent-blood-cocktail-text = An enemy in range 2, no boss, skips this activation.
item-coldblood-dew-text = Gain 1 blood echo.
item-blue-elixir-text = Move up to 2 spaces.
item-beckoning-bell-text = Another hunter on the map appears in your space.
item-antidote-text = Draw 1 and drop your poison.
item-sedative-text = Draw 1 and drop your frenzy.
item-bone-marrow-ash-text = Refresh a reward.
item-quicksilver-bullets-text = Refresh your firearm.
item-bold-hunters-mark-text = Appear at a lamp that is not broken.
item-beast-blood-pellet-text = Clear a slot of your weapon.
item-fire-paper-text = 1 damage more for this attack.
item-bolt-paper-text = 1 speed more for this attack.
item-lead-elixir-text = Block 1 in this combat.
item-numbing-mist-text = The enemy's attack loses its effects.
item-a-call-beyond-text = 2 damage to each enemy in your space.
item-augur-of-ebrietas-text = 2 damage to an enemy in your space, and push it up to 2.
item-beast-roar-text = Push every enemy in your space up to 2.
item-blood-of-adella-text = Heal 1, or 3 for 1 echo.
item-blood-of-arianna-text = Draw 1, heal 1.
item-blood-stone-shard-text = One slot of your weapon deals 1 more damage; it may change slot on a transform.
item-empty-phantasm-shell-text = 1 speed and 1 damage more for this attack.
item-executioners-gloves-text = Slay an enemy in range 2 that has 2 HP or less left.
item-hand-lantern-text = Appear at a lamp that is not broken.
item-hunter-torch-text = An enemy that is no boss and would come into your space stops short and takes 1.
item-iosefkas-blood-vial-text = Heal 2.
item-messengers-gift-text = After this turn only bosses activate.
item-old-hunter-bone-text = Dodge without a card.
item-tiny-tonitrus-text = 2 damage to an enemy in range 1, no boss, which skips this activation.
item-tiny-music-box-text = Father Gascoigne is 1 slower in your combats.
item-rune-beast-text = 2 damage to another enemy in range 1.
item-rune-blood-rapture-text = Draw 1, heal 1.
item-rune-clawmark-text = The effects of your card become 1 damage and Stagger.
item-rune-communion-text = Heal 2.
item-rune-eye-text = Swap a card in hand for one in your discard pile.
item-rune-formless-oedon-text = Refresh your firearm.
item-rune-guidance-text = Clear a slot and move 2.
item-rune-hunter-text = 1 speed more; afterwards a free transform.
item-rune-moon-text = You keep one echo and spend it in that visit to the Dream.
item-rune-oedon-writhe-text = Your attack has Stagger, ties included.

## What enemies' actions say

keyword-stagger = Stagger.
keyword-ties = Its Stagger counts in ties.
keyword-stun = Stun.
keyword-poison = Poison.
keyword-frenzy = Frenzy.
keyword-push = Push { $value }.
keyword-no-stagger = Cannot be staggered.
keyword-no-dodge = Cannot be dodged.
keyword-dodge-only = Dodged only from a slot of this speed: { $speed }.
keyword-all-here = Strikes all hunters in the space.
keyword-first = Comes before an attack of the same speed.
keyword-faster = { $value } damage more per speed that it is faster.
keyword-if-dodged = If dodged, your attack deals { $value } more damage.
keyword-if-staggered = If staggered, your attack deals { $value } more damage.
keyword-leech = Heals { $value } if it hurts you.
keyword-weakened = Every shot that it bears takes 1 off its damage.
keyword-shot = You may exhaust your firearm for a shot at it.
keyword-away = Then it moves { $value } away.
keyword-follow = You may follow it.
keyword-again = Then it attacks again.
keyword-then-basic = Then its basic attack follows.
keyword-special-instead = If it attacks you, it uses its special attack instead.
keyword-rage = Badly hurt it is 1 faster and deals 1 more damage.
keyword-supplies = Heals { $value } if hurt; else it slips away from your blow.
keyword-death-damage = Slain without stagger it deals { $value } damage to you.
keyword-death-poison = And poison.
keyword-block = Blocks { $value }.
keyword-heal = Heals { $value }.
keyword-spawn = Calls another of its kind.
keyword-reshuffle = Its deck is shuffled.
keyword-drop-tokens = Shots at it are forgotten.
keyword-dive = Leaps out of sight and comes down at the end of the turn.
keyword-aura = Poison hangs about it.
keyword-fetch-aura = Its Poison Aura comes next.
keyword-missiles = { $value } missiles: dodge, or suffer what is left.
keyword-flip = Flip again.
keyword-next-speed = The next attack is { $value } faster.
keyword-next-damage = The next attack deals { $value } more damage.
keyword-next-stagger = The next attack has Stagger.
keyword-next-poison = The next attack has Poison.
keyword-next-basic-damage = With a basic card this attack deals { $value } more damage, with any other it has Stagger and Poison.
keyword-if-poisoned-stun = Stun if you are poisoned.
keyword-if-poisoned-weaken = If you are poisoned, your attack deals { $value } less damage.
keyword-if-poisoned-no-dodge = Poisoned hunters cannot dodge it.
keyword-if-poisoned-no-stagger = Poisoned hunters cannot stagger it.
keyword-if-frenzied-speed = { $value } faster against frenzy.
keyword-if-frenzied-stun = Stun if you are in a frenzy.
keyword-brick = Discard a card, or be slowed and unable to dodge.
keyword-stun-here = Stuns all hunters in the space.
demand-hunter = Dodge ({ $speed }), or: { $suffers }.
demand-others = The other hunters here: dodge ({ $speed }), or: { $suffers }.
demand-here = All hunters here: dodge ({ $speed }), or: { $suffers }.
demand-near = All hunters near: dodge ({ $speed }), or: { $suffers }.
demand-turn-end = At the end of the turn: dodge ({ $speed }), or: { $suffers }.
demand-again = A second blow follows: dodge ({ $speed }), or: { $suffers }.
demand-damage = { $value } damage
demand-stun = stun
demand-poison = poison
demand-stagger = your attack is staggered
demand-mirror = you suffer what you deal
demand-carry = it carries you along
demand-poisoned = stagger and stun if already poisoned

## The table in words

table-preparing = Preparing: { $chapter }, round { $round }: the track is at { $track } of { $last }, { $reset } to the next reset; { $insight } insight.
table-hunting = { $chapter }, round { $round }: the track is at { $track } of { $last }, { $reset } to the next reset; { $insight } insight.
table-between = Between chapters: { $chapter }, round { $round }: the track is at { $track } of { $last }, { $reset } to the next reset; { $insight } insight.
table-over = It is over: { $chapter }, round { $round }: the track is at { $track } of { $last }, { $reset } to the next reset; { $insight } insight.
table-hunter-choosing = { $seat }: no hunter yet.
table-hunter = { $seat }, { $hunter }: { $hp } HP, { $echoes ->
    [one] 1 echo
   *[other] { $echoes } echoes
}, { $place }.
table-in-dream = in the Dream
table-hand = In hand: { $cards }.
table-side-shown = { $side ->
    [0] Side A
   *[1] Side B
} of the weapon, shown: { $slots }.
table-side-behind = { $side ->
    [0] Side A
   *[1] Side B
}, behind it: { $slots }.
table-slot = { $speed ->
    [3] fast
    [2] medium
   *[1] slow
} { $damage }
table-slot-taken = { $speed ->
    [3] fast
    [2] medium
   *[1] slow
} { $damage } ({ $card })
table-firearm = Firearm: { $firearm }, { $ready ->
    [1] ready
   *[0] exhausted
}.
table-items = Items: { $items }.
table-poison = Poisoned.
table-frenzy = In a frenzy.
table-map = The map. Action deck: { $basic } basic, { $special } special, { $ability } ability; { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} to find.
table-cards = The enemies:
table-card = { $slot ->
    [0] { $kind }
   *[other] e{ $slot } { $kind }
}
table-line = { $line } ({ $speed ->
    [3] fast
    [2] medium
   *[1] slow
} { $damage })
table-ability = { $line } (ability)
table-ability-at = { $line } (ability, { $speed })
table-does = { $line }: { $does }
table-and = { $one } { $other }
table-tile = { $tile } ({ $x }, { $y })
table-tile-fog = { $tile } ({ $x }, { $y }), behind fog gates
table-tile-sealed = { $tile } ({ $x }, { $y }), sealed
table-unit = { $unit } on { $space }: { $left } of { $hp } HP
table-unit-lives = { $unit } on { $space }: { $left } of { $hp } HP, { $lives ->
    [one] 1 more life
   *[other] { $lives } more lives
}
table-goods = Consumables on { $space }: { $tokens }
table-token = { $mission }: a token on { $space }
table-mission = { $mission }
table-mission-count = { $mission }: { $progress } of { $quota }
table-step = { $step }
table-fight = { $seat } against { $unit }.
table-attack = { $card }: speed { $speed }, damage { $damage }.
table-foe-attack = { $line }: speed { $speed }, damage { $damage }.
table-dream = A visit to the Dream now moves the track to { $track }.
table-dream-reset = That resets the map at once.
table-dream-heals = These heal completely: { $units }.
table-dream-next-reset = The next round then starts on { $track }, which resets the map.
table-dream-final = And that round would be the last one.
drawing-legend = 1 to 4 hunters, e1 to e3 enemies by slot, E others, B boss, * lamp, o consumable, ! mission, ? unexplored exit, ~ fog, # seal

## Refusals

refusal-hunter-taken = { $seat } already plays the { $hunter }.
refusal-not-in-offer = { $card } is not on offer.
refusal-no-offering = No mission takes an echo now.
refusal-no-echo = You have no blood echo left to spend.
refusal-turn-taken = You have had your turn in this round.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-not-in-deck = { $card } is not in your deck, which must have 12 cards.
refusal-card-not-there = You do not have { $card } there.
refusal-item-not-usable = { $item } cannot be chosen now.
refusal-no-target = { $unit } cannot be reached.
refusal-space-not-possible = { $space } is not possible now.
refusal-not-now = That cannot be done now.
refusal-item-at-another-moment = { $item } is used at another moment.
refusal-item-not-held = You do not have { $item }, or it is exhausted.
refusal-item-useless = { $item } would change nothing now.
refusal-no-enemy-here = There is no enemy on your space.
refusal-no-empty-slot = No slot of your weapon is empty.
refusal-no-card = You have no card left to pay for it.
refusal-cannot-shoot = Your firearm cannot be used like that now.
refusal-gun-ready = Your firearm is ready already.
refusal-cannot-pay = You cannot pay the price of your firearm.
refusal-no-clinic = That is possible once per turn in the Clinic.
refusal-held-here = You cannot leave this space on foot.
refusal-nothing-here = There is nothing to interact with.
refusal-first-step = You paid for a move; take at least one step.
refusal-fog-gates = Fog gates: you leave only through the Dream.
refusal-sealed = That tile is sealed.
refusal-nothing-to-explore = There is nothing to explore that way.
refusal-held-on-bridge = Enemies hold you on the bridge.
refusal-not-adjacent = { $space } does not touch your space.
refusal-gun-is-no-attack = Your firearm is no attack, or it is exhausted.
refusal-attack-is-on = You have begun to attack; choose with what.
refusal-no-dodge-card = { $card } does not dodge.
refusal-too-slow = No empty slot is fast enough for { $card }.

## Odds and scores

odds-basic = basic { $percent } %
odds-special = special { $percent } %
odds-ability = ability { $percent } %
odds-hits = you hit { $percent } %
odds-slays = { $percent ->
    [0] {""}
   *[other] you slay { $percent } %
}
odds-hurt = you are hurt { $percent } %
odds-falls = { $percent ->
    [0] {""}
   *[other] you fall { $percent } %
}
ending-won = The hunt is won.
ending-lost = The hunt is lost.
ending-broken-off = The hunt was broken off.
score-chapters = Chapters won

## Content that cannot be used

content-sides = there must be { $sides } sides, not { $given }
content-slots = a side has 1 to 3 slots
content-few-hunters = four players need four hunters, not { $given }
content-basic-cards = the basic cards of a hunter must be 12 together
content-consumables-first = the consumables come first
content-enemy-hp = four numbers are needed
content-three-kinds = a chapter needs three kinds of enemies
content-boss-hp = four numbers for each phase are needed
content-second-phase = a second phase needs its action cards
content-spaces = they are called a, b, c, d in this order
content-adjacent = { $value } does not name two spaces of the tile
content-no-exits = a tile without exits cannot be reached
content-unreachable-space = { $space } cannot be reached
content-no-campaign = there is no campaign
content-no-usual-campaign = { $campaign } is missing, which is played where nobody chooses another
content-three-chapters = a campaign has the chapters 1, 2 and 3
content-price = only what roams can be paid to keep still
content-no-hunt = it has no hunt mission
content-chapter-enemies = three kinds are needed, '' for one by chance
content-laid-to = one entry for each tile of laid is needed
content-no-step = a mission needs a step
content-never-set = no mission of an earlier chapter sets { $flag }
content-contradiction = { $flag } is needed as well, so it never starts
content-never-opened = no step opens it, so it never starts
content-same-nowhere = there is no step before, so 'same' is nowhere
content-enemy-in-hand = an enemy cannot be carried in the 'hand'
content-same-for-enemies = only enemies can appear at the 'same' place
content-no-kind = the kind of enemy that it changes is missing
content-goal-count = the goal { $goal } needs a count of at least 1
content-goal-choices = the goal choice needs choices
content-goal-without-choices = the goal { $goal } offers no choice
content-nobody-to-slay = there is nobody to slay
content-unreachable-step = no step leads to it
content-other-tile = { $tile } is not a tile of this chapter, so it may never be laid
content-one-lamp = there is one Central Lamp, not { $given }
content-many-steps = its missions have more than { $most } steps together
content-central-tile = { $tile } is the Central Lamp, which lies on the table already
content-removed-tile = { $tile } is to be used in this chapter as well
content-twice = { $value } is named twice
content-no-spare-kind = too few kinds are left to pick one by chance for every '' in enemies
content-no-spare-tile = too few tiles are left to pick one by chance for every ''
content-no-second-phase = { $kind } is no boss with a second phase that it could begin
content-goal-barred = the goal { $goal } cannot be met, since the enemy is { $bar }
content-kind-never-comes = { $kind } never comes to this chapter
content-few-tokens = the goal { $goal } needs { $needed } of them with { $hunters ->
        [1] one hunter
       *[other] { $hunters } hunters
    }
content-no-end = the mission never ends after it
content-no-progress = it leads back to itself, and nobody has to do anything for that

## The story of an ended game

story-blow-dealt = The heaviest blow: { $seat } struck last as { $damage } damage fell at once.
story-blow-suffered = The heaviest blow: { $damage } damage at once, last to { $seat }.
story-deeds = { $slain ->
    [0] { $dealt ->
        [0] { $suffered ->
            [0] No blow dealt or suffered.
           *[other] { $suffered } damage suffered.
        }
       *[other] { $dealt } damage dealt{ $suffered ->
            [0] .
           *[other] {" "}and { $suffered } suffered.
        }
    }
   *[other] { $slain ->
        [one] One enemy
       *[other] { $slain } enemies
    } slain{ $dealt ->
        [0] { $suffered ->
            [0] .
           *[other] {" "}and { $suffered } damage suffered.
        }
       *[other] { $suffered ->
            [0] {" "}and { $dealt } damage dealt.
           *[other] , { $dealt } damage dealt and { $suffered } suffered.
        }
    }
}{ $echoes ->
    [0] { $upgrades ->
        [0] { "" }
        [one] {" "}One upgrade gained.
       *[other] {" "}{ $upgrades } upgrades gained.
    }
   *[other] {" "}{ $echoes ->
        [one] One blood echo
       *[other] { $echoes } blood echoes
    }{ $upgrades ->
        [0] { "" }
        [one] {" "}and one upgrade
       *[other] {" "}and { $upgrades } upgrades
    } gained.
}{ $deaths ->
    [0] { "" }
    [one] {" "}Died once.
   *[other] {" "}Died { $deaths } times.
}
story-again = { $chapter } is tried again, with everything that the hunters had when it began.
story-chapter = { $chapter }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $tiles ->
    [one] one tile laid out
   *[other] { $tiles } tiles laid out
}, { $missions ->
    [0] no mission completed
    [one] one mission completed
   *[other] { $missions } missions completed
}.

## Records of players

feat-longest-hunt = Longest hunt, in rounds
feat-slain = Most enemies slain in one game
feat-heaviest-blow = Heaviest blow
feat-chapters = Chapters won

## What a balance report is about

balance-hunters-by = Hunters and their weapons
balance-bought-by = Upgrades bought
balance-items-by = Items used
balance-firearms-by = Firearms fired
balance-slain-by = Enemies slain
balance-missions = Missions completed
balance-steps-done = Steps of the campaigns completed
balance-chapters-won = Chapters won, of those begun
balance-hunters-slain = Times a hunter is slain, per chapter
balance-steps-completed = Steps completed, of those revealed
balance-slain = Enemies slain, per chapter
balance-deadly = Hunters slain in a combat with it, per chapter
