/** The symbol of every hunter, enemy, card, item and tile; things of a table's own content have none of their own. */
import ArchBridge from '~icons/game-icons/arch-bridge'
import BackwardTime from '~icons/game-icons/backward-time'
import Bandaged from '~icons/game-icons/bandaged'
import BattleAxe from '~icons/game-icons/battle-axe'
import BeastEye from '~icons/game-icons/beast-eye'
import Biceps from '~icons/game-icons/biceps'
import BirdMask from '~icons/game-icons/bird-mask'
import BleedingHeart from '~icons/game-icons/bleeding-heart'
import Blood from '~icons/game-icons/blood'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import BrickWall from '~icons/game-icons/brick-wall'
import BrokenBone from '~icons/game-icons/broken-bone'
import Bullets from '~icons/game-icons/bullets'
import Cannon from '~icons/game-icons/cannon'
import CardPickup from '~icons/game-icons/card-pickup'
import Cartwheel from '~icons/game-icons/cartwheel'
import ChaliceDrops from '~icons/game-icons/chalice-drops'
import CheckedShield from '~icons/game-icons/checked-shield'
import Church from '~icons/game-icons/church'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import ClosedDoors from '~icons/game-icons/closed-doors'
import Compass from '~icons/game-icons/compass'
import Cowled from '~icons/game-icons/cowled'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import Crossroad from '~icons/game-icons/crossroad'
import CrystalShine from '~icons/game-icons/crystal-shine'
import DamagedHouse from '~icons/game-icons/damaged-house'
import DeerHead from '~icons/game-icons/deer-head'
import Dodge from '~icons/game-icons/dodge'
import Drop from '~icons/game-icons/drop'
import Droplets from '~icons/game-icons/droplets'
import Envelope from '~icons/game-icons/envelope'
import EvilEyes from '~icons/game-icons/evil-eyes'
import ExecutionerHood from '~icons/game-icons/executioner-hood'
import Fangs from '~icons/game-icons/fangs'
import Feather from '~icons/game-icons/feather'
import FireRay from '~icons/game-icons/fire-ray'
import Flamethrower from '~icons/game-icons/flamethrower'
import Fog from '~icons/game-icons/fog'
import Gauntlet from '~icons/game-icons/gauntlet'
import Giant from '~icons/game-icons/giant'
import GothicCross from '~icons/game-icons/gothic-cross'
import Graveyard from '~icons/game-icons/graveyard'
import GunRose from '~icons/game-icons/gun-rose'
import Gunshot from '~icons/game-icons/gunshot'
import HangingSign from '~icons/game-icons/hanging-sign'
import HealthPotion from '~icons/game-icons/health-potion'
import HeartDrop from '~icons/game-icons/heart-drop'
import HeartPlus from '~icons/game-icons/heart-plus'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import House from '~icons/game-icons/house'
import HunterEyes from '~icons/game-icons/hunter-eyes'
import Incense from '~icons/game-icons/incense'
import IonicColumn from '~icons/game-icons/ionic-column'
import Knapsack from '~icons/game-icons/knapsack'
import Knockout from '~icons/game-icons/knockout'
import LightningArc from '~icons/game-icons/lightning-arc'
import LightningBranches from '~icons/game-icons/lightning-branches'
import LightningTrio from '~icons/game-icons/lightning-trio'
import MailedFist from '~icons/game-icons/mailed-fist'
import MedusaHead from '~icons/game-icons/medusa-head'
import Molotov from '~icons/game-icons/molotov'
import MonkFace from '~icons/game-icons/monk-face'
import Moon from '~icons/game-icons/moon'
import MusicalNotes from '~icons/game-icons/musical-notes'
import Ogre from '~icons/game-icons/ogre'
import OldLantern from '~icons/game-icons/old-lantern'
import OrbWand from '~icons/game-icons/orb-wand'
import Pill from '~icons/game-icons/pill'
import PistolGun from '~icons/game-icons/pistol-gun'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import PolarBear from '~icons/game-icons/polar-bear'
import PotionBall from '~icons/game-icons/potion-ball'
import PowderBag from '~icons/game-icons/powder-bag'
import Prayer from '~icons/game-icons/prayer'
import PrimitiveTorch from '~icons/game-icons/primitive-torch'
import Punch from '~icons/game-icons/punch'
import Raven from '~icons/game-icons/raven'
import ReturnArrow from '~icons/game-icons/return-arrow'
import RingingBell from '~icons/game-icons/ringing-bell'
import RoundPotion from '~icons/game-icons/round-potion'
import Run from '~icons/game-icons/run'
import RuneStone from '~icons/game-icons/rune-stone'
import SaintBasilCathedral from '~icons/game-icons/saint-basil-cathedral'
import SawClaw from '~icons/game-icons/saw-claw'
import SawedOffShotgun from '~icons/game-icons/sawed-off-shotgun'
import Shield from '~icons/game-icons/shield'
import SpiralShell from '~icons/game-icons/spiral-shell'
import Sprint from '~icons/game-icons/sprint'
import StandingPotion from '~icons/game-icons/standing-potion'
import StarSwirl from '~icons/game-icons/star-swirl'
import StoneBridge from '~icons/game-icons/stone-bridge'
import StonePath from '~icons/game-icons/stone-path'
import StonePile from '~icons/game-icons/stone-pile'
import StoneWall from '~icons/game-icons/stone-wall'
import StreetLight from '~icons/game-icons/street-light'
import Surprised from '~icons/game-icons/surprised'
import Syringe from '~icons/game-icons/syringe'
import TentaclesSkull from '~icons/game-icons/tentacles-skull'
import ThirdEye from '~icons/game-icons/third-eye'
import ThreeLeaves from '~icons/game-icons/three-leaves'
import ThrownKnife from '~icons/game-icons/thrown-knife'
import Tombstone from '~icons/game-icons/tombstone'
import Torch from '~icons/game-icons/torch'
import Transform from '~icons/game-icons/transform'
import TwoHandedSword from '~icons/game-icons/two-handed-sword'
import Vial from '~icons/game-icons/vial'
import WalkingBoot from '~icons/game-icons/walking-boot'
import Well from '~icons/game-icons/well'
import Werewolf from '~icons/game-icons/werewolf'
import Whip from '~icons/game-icons/whip'
import WinchesterRifle from '~icons/game-icons/winchester-rifle'
import WindowBars from '~icons/game-icons/window-bars'
import WolfHead from '~icons/game-icons/wolf-head'
import WolfHowl from '~icons/game-icons/wolf-howl'
import type { Symbol } from '../../cards/face'

const HUNTERS: Record<string, Symbol> = {
  saw_cleaver: SawClaw,
  threaded_cane: Whip,
  hunter_axe: BattleAxe,
  ludwigs_holy_blade: TwoHandedSword,
}

const KINDS: Record<string, Symbol> = {
  huntsmans_minion: Ogre,
  hunter_mob: Torch,
  scourge_beast: Werewolf,
  male_beast_patient: Bandaged,
  female_beast_patient: MedusaHead,
  church_giant: Giant,
  church_servant: HoodedFigure,
  eileen_the_crow: BirdMask,
  iosefka: Syringe,
  old_hunter_henryk: Cowled,
  old_hunter_djura: Gunshot,
  alfred: Cartwheel,
  djuras_ally: CrossedSabres,
  bloody_crow_of_cainhurst: Raven,
  barred_door: ClosedDoors,
  executioner: ExecutionerHood,
  blessed_adherent: Prayer,
  frightened_survivor: Surprised,
  eileen_as_friend: BirdMask,
  cleric_beast: DeerHead,
  father_gascoigne: MonkFace,
  gascoigne_transformed: WolfHead,
  blood_starved_beast: Fangs,
  vicar_amelia: PolarBear,
}

const FIREARMS: Record<string, Symbol> = {
  hunter_pistol: PistolGun,
  evelyn: GunRose,
  cannon: Cannon,
  repeating_pistol: CrossedPistols,
  flamesprayer: Flamethrower,
  hunter_blunderbuss: SawedOffShotgun,
  ludwigs_rifle: WinchesterRifle,
  rosmarinus: Incense,
}

const CARDS: Record<string, Symbol> = {
  endurance: Dodge,
  skill: Knockout,
  strength: Biceps,
  vitality: Hearts,
  invigorating: HeartPlus,
  tactical: Compass,
  dash: Sprint,
  quick_change: Transform,
  counter_strike: CrossedSwords,
  cheap_shot: Punch,
  unyielding: CheckedShield,
  adaptive: ReturnArrow,
  agile: Feather,
  visceral: ClawSlashes,
  swift: LightningTrio,
  leaping: HighShot,
  poised: MailedFist,
  bloodthirsty: Drop,
  rallying: HeartDrop,
  tireless: Run,
  defensive: Shield,
  indomitable: StoneWall,
  rapid: WalkingBoot,
  second_wind: BackwardTime,
}

const ITEMS: Record<string, Symbol> = {
  blood_vial: Vial,
  molotov_cocktail: Molotov,
  throwing_knife: ThrownKnife,
  pebble: StonePile,
  pungent_blood_cocktail: PoisonBottle,
  coldblood_dew: Droplets,
  blue_elixir: RoundPotion,
  beckoning_bell: RingingBell,
  antidote: HealthPotion,
  sedative: StandingPotion,
  bone_marrow_ash: PowderBag,
  quicksilver_bullets: Bullets,
  bold_hunters_mark: HunterEyes,
  beast_blood_pellet: Pill,
  fire_paper: FireRay,
  bolt_paper: LightningBranches,
  lead_elixir: PotionBall,
  numbing_mist: Fog,
  a_call_beyond: StarSwirl,
  augur_of_ebrietas: TentaclesSkull,
  beast_roar: WolfHowl,
  blood_of_adella: ChaliceDrops,
  blood_of_arianna: BleedingHeart,
  blood_stone_shard: CrystalShine,
  empty_phantasm_shell: SpiralShell,
  executioners_gloves: Gauntlet,
  hand_lantern: OldLantern,
  hunter_torch: PrimitiveTorch,
  iosefkas_blood_vial: Syringe,
  messengers_gift: Envelope,
  old_hunter_bone: BrokenBone,
  tiny_tonitrus: LightningArc,
  tiny_music_box: MusicalNotes,
  rune_beast: BeastEye,
  rune_blood_rapture: Blood,
  rune_clawmark: ClawSlashes,
  rune_communion: ThreeLeaves,
  rune_eye: ThirdEye,
  rune_formless_oedon: RuneStone,
  rune_guidance: OrbWand,
  rune_hunter: HunterEyes,
  rune_moon: Moon,
  rune_oedon_writhe: BrainTentacle,
}

const TILES: Record<string, Symbol> = {
  central_lamp: StreetLight,
  ransacked_house: DamagedHouse,
  courtyard_lamp: StreetLight,
  occupied_house: House,
  the_great_bridge: StoneBridge,
  tomb_of_oedon: Tombstone,
  alleyway: ArchBridge,
  barred_window: WindowBars,
  graveyard: Graveyard,
  grand_cathedral: SaintBasilCathedral,
  iosefkas_clinic: Syringe,
  oedon_chapel: Church,
  church_of_the_good_chalice: ChaliceDrops,
  t_junction: Crossroad,
  well: Well,
  three_strips: StonePath,
  walls: BrickWall,
  pillar: IonicColumn,
  shrine: GothicCross,
  market: HangingSign,
}

export function hunterSymbol(hunter: string): Symbol {
  return HUNTERS[hunter] ?? EvilEyes
}

export function kindSymbol(kind: string): Symbol {
  return KINDS[kind] ?? EvilEyes
}

export function firearmSymbol(firearm: string): Symbol {
  return FIREARMS[firearm] ?? PistolGun
}

export function cardSymbol(card: string): Symbol {
  return CARDS[card] ?? CardPickup
}

export function itemSymbol(item: string): Symbol {
  return ITEMS[item] ?? Knapsack
}

export function tileSymbol(tile: string): Symbol {
  return TILES[tile] ?? Crossroad
}
