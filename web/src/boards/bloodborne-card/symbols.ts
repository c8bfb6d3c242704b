/** The symbol of every card and creature; each is engraved in its own light, so two that share one still differ. */
import Bandaged from '~icons/game-icons/bandaged'
import BattleAxe from '~icons/game-icons/battle-axe'
import BirdMask from '~icons/game-icons/bird-mask'
import BloodySword from '~icons/game-icons/bloody-sword'
import BrainLeak from '~icons/game-icons/brain-leak'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import Butterfly from '~icons/game-icons/butterfly'
import Cage from '~icons/game-icons/cage'
import Crossbow from '~icons/game-icons/crossbow'
import CrossedPistols from '~icons/game-icons/crossed-pistols'
import CrownedSkull from '~icons/game-icons/crowned-skull'
import Direwolf from '~icons/game-icons/direwolf'
import ExecutionerHood from '~icons/game-icons/executioner-hood'
import Fangs from '~icons/game-icons/fangs'
import FireDash from '~icons/game-icons/fire-dash'
import FishMonster from '~icons/game-icons/fish-monster'
import Flail from '~icons/game-icons/flail'
import FlameClaws from '~icons/game-icons/flame-claws'
import FlamingClaw from '~icons/game-icons/flaming-claw'
import HoodedFigure from '~icons/game-icons/hooded-figure'
import Hound from '~icons/game-icons/hound'
import Incense from '~icons/game-icons/incense'
import Knapsack from '~icons/game-icons/knapsack'
import Minions from '~icons/game-icons/minions'
import Molotov from '~icons/game-icons/molotov'
import MonkFace from '~icons/game-icons/monk-face'
import Mortar from '~icons/game-icons/mortar'
import NightSleep from '~icons/game-icons/night-sleep'
import OldLantern from '~icons/game-icons/old-lantern'
import PilgrimHat from '~icons/game-icons/pilgrim-hat'
import PistolGun from '~icons/game-icons/pistol-gun'
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import Prayer from '~icons/game-icons/prayer'
import Raven from '~icons/game-icons/raven'
import ReaperScythe from '~icons/game-icons/reaper-scythe'
import Rifle from '~icons/game-icons/rifle'
import RobberHand from '~icons/game-icons/robber-hand'
import SawClaw from '~icons/game-icons/saw-claw'
import Scythe from '~icons/game-icons/scythe'
import ShepherdsCrook from '~icons/game-icons/shepherds-crook'
import Sickle from '~icons/game-icons/sickle'
import SixEyes from '~icons/game-icons/six-eyes'
import SpiderFace from '~icons/game-icons/spider-face'
import StakeHammer from '~icons/game-icons/stake-hammer'
import TentaclesSkull from '~icons/game-icons/tentacles-skull'
import ThorHammer from '~icons/game-icons/thor-hammer'
import Transform from '~icons/game-icons/transform'
import Vial from '~icons/game-icons/vial'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Warhammer from '~icons/game-icons/warhammer'
import Werewolf from '~icons/game-icons/werewolf'
import WinchesterRifle from '~icons/game-icons/winchester-rifle'
import WizardFace from '~icons/game-icons/wizard-face'
import WolfHowl from '~icons/game-icons/wolf-howl'
import Cards from '~icons/game-icons/card-pickup'
import Unknown from '~icons/game-icons/evil-eyes'
import type { Symbol } from '../../cards/face'

const CARDS: Record<string, Symbol> = {
  hunters_dream: NightSleep,
  transform: Transform,
  saw_cleaver: SawClaw,
  hunter_axe: BattleAxe,
  hunter_pistol: PistolGun,
  stake_driver: StakeHammer,
  repeating_pistol: CrossedPistols,
  molotov: Molotov,
  blood_vial: Vial,
  kirkhammer: Warhammer,
  ludwigs_rifle: WinchesterRifle,
  widows_thresher: Scythe,
  tidewire_flail: Flail,
  gallows_maul: ThorHammer,
  red_oath_sabre: BloodySword,
  last_ember_falchion: FlamingClaw,
  grave_tithe_sickle: Sickle,
  hailshot_carbine: Rifle,
  bellmouth_mortar: Mortar,
  snarewire_crossbow: Crossbow,
  pitchfire_censer: Incense,
  cutpurse_siphon: RobberHand,
  nightshade_tonic: PoisonBottle,
  lantern_of_retreat: OldLantern,
  ragpickers_satchel: Knapsack,
}

const CREATURES: Record<string, Symbol> = {
  scourge_beast: Werewolf,
  winter_lantern: BrainTentacle,
  executioner: ExecutionerHood,
  brainsucker: BrainLeak,
  yurie: WizardFace,
  beast_possessed_soul: FlameClaws,
  hunter_enemy: PilgrimHat,
  carrion_crows: Raven,
  garden_of_eyes: SixEyes,
  bloody_crow: BirdMask,
  beast_patient: Bandaged,
  rabid_dog: Hound,
  psalm_eater: Prayer,
  tide_foundling: FishMonster,
  gorged_starmoth: Butterfly,
  ashen_apothecary: PlagueDoctorProfile,
  mirrorplate_warden: VisoredHelm,
  moor_howler: WolfHowl,
  father_gascoigne: MonkFace,
  watchdog: FireDash,
  one_reborn: Minions,
  ebrietas: TentaclesSkull,
  blood_starved_beast: Fangs,
  tithe_regent: CrownedSkull,
  flayed_shepherd: ShepherdsCrook,
  gehrman: ReaperScythe,
  rom: SpiderFace,
  amelia: Direwolf,
  wet_nurse: HoodedFigure,
  micolash: Cage,
}

/** Cards of a table's own content have no symbol of their own. */
export function cardSymbol(card: string): Symbol {
  return CARDS[card] ?? Cards
}

export function creatureSymbol(creature: string): Symbol {
  return CREATURES[creature] ?? Unknown
}
