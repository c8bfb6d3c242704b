/** One symbol for each thing of this game. */
import Acrobat from '~icons/game-icons/acrobatic'
import AngelWings from '~icons/game-icons/angel-wings'
import Bat from '~icons/game-icons/evil-bat'
import Backstab from '~icons/game-icons/backstab'
import Blink from '~icons/game-icons/teleport'
import Boulder from '~icons/game-icons/falling-boulder'
import BowArrow from '~icons/game-icons/bowman'
import Blade from '~icons/game-icons/shining-sword'
import Chest from '~icons/game-icons/locked-chest'
import Cleric from '~icons/game-icons/pope-crown'
import Coin from '~icons/game-icons/two-coins'
import CoinFlip from '~icons/game-icons/coinflip'
import Coins from '~icons/game-icons/coins'
import Corridor from '~icons/game-icons/doorway'
import Crown from '~icons/game-icons/crown'
import Dart from '~icons/game-icons/dart'
import DeadlyStrike from '~icons/game-icons/deadly-strike'
import Discard from '~icons/game-icons/card-discard'
import Dodge from '~icons/game-icons/run'
import Dragon from '~icons/game-icons/spiked-dragon-head'
import Drop from '~icons/game-icons/drop'
import DustyChamber from '~icons/game-icons/spider-web'
import Dwarf from '~icons/game-icons/dwarf-face'
import Eye from '~icons/game-icons/third-eye'
import Fireball from '~icons/game-icons/fireball'
import Flood from '~icons/game-icons/flood'
import Ghoul from '~icons/game-icons/grab'
import Goblin from '~icons/game-icons/goblin-head'
import Hammer from '~icons/game-icons/warhammer'
import Healing from '~icons/game-icons/healing'
import Hoard from '~icons/game-icons/jewel-crown'
import Hourglass from '~icons/game-icons/sands-of-time'
import Knives from '~icons/game-icons/thrown-daggers'
import Lantern from '~icons/game-icons/lantern-flame'
import Lich from '~icons/game-icons/crowned-skull'
import Minotaur from '~icons/game-icons/minotaur'
import Nose from '~icons/game-icons/nose-side'
import Ogre from '~icons/game-icons/ogre'
import Path from '~icons/game-icons/footsteps'
import Pit from '~icons/game-icons/spiky-pit'
import Potion from '~icons/game-icons/health-potion'
import Purse from '~icons/game-icons/swap-bag'
import Rat from '~icons/game-icons/rat'
import Rogue from '~icons/game-icons/rogue'
import Sanctuary from '~icons/game-icons/slumbering-sanctuary'
import Satchel from '~icons/game-icons/shoulder-bag'
import Shield from '~icons/game-icons/shield-reflect'
import Skeleton from '~icons/game-icons/skeleton'
import SmokeBomb from '~icons/game-icons/smoke-bomb'
import Spider from '~icons/game-icons/hanging-spider'
import Star from '~icons/game-icons/polar-star'
import Stone from '~icons/game-icons/stone-wall'
import Strike from '~icons/game-icons/broadsword'
import SureAim from '~icons/game-icons/bullseye'
import Thief from '~icons/game-icons/robber-hand'
import Trip from '~icons/game-icons/tripwire'
import Tunnels from '~icons/game-icons/maze'
import Cup from '~icons/game-icons/jeweled-chalice'
import Warrior from '~icons/game-icons/barbarian'
import Winged from '~icons/game-icons/wingfoot'
import Wizard from '~icons/game-icons/wizard-face'
import Wraith from '~icons/game-icons/spectre'
import Zombie from '~icons/game-icons/shambling-zombie'
import Skull from '~icons/game-icons/skull-crossed-bones'
import Check from '~icons/game-icons/check-mark'
import Stairs from '~icons/game-icons/stairs'
import type { Symbol } from '../../cards/face'

export { Check, Coin, Crown, Discard, Dodge, Drop, Hourglass, Lantern, Path, Potion, Purse, Skull, Stairs, Star, Strike }

/** Adventurers, also on their cards. */
export const ADVENTURERS: Record<string, Symbol> = {
  warrior: Warrior,
  rogue: Rogue,
  wizard: Wizard,
  ranger: BowArrow,
  cleric: Cleric,
  dwarf: Dwarf,
}

export const BOSSES: Record<string, Symbol> = { lich_queen: Lich, minotaur: Minotaur, crypt_dragon: Dragon }

export const CARDS: Record<string, Symbol> = {
  empty_corridor: Corridor,
  dusty_chamber: DustyChamber,
  winding_tunnels: Tunnels,
  flooded_passage: Flood,
  tripwire: Trip,
  dart_trap: Dart,
  pit_trap: Pit,
  rolling_boulder: Boulder,
  loose_coins: Coins,
  coin_purse: Purse,
  silver_cup: Cup,
  healers_satchel: Satchel,
  treasure_chest: Chest,
  royal_hoard: Hoard,
  bat_swarm: Bat,
  goblin: Goblin,
  giant_rat: Rat,
  skeleton: Skeleton,
  zombie: Zombie,
  giant_spider: Spider,
  ghoul: Ghoul,
  ogre: Ogre,
  wraith: Wraith,
  keen_blade: Blade,
  winged_boots: Winged,
  throwing_knives: Knives,
  smoke_bomb: SmokeBomb,
  lucky_coin: CoinFlip,
}

/** Skills; single-use items have the symbols of their cards. */
export const AIDS: Record<string, Symbol> = {
  mighty_blow: DeadlyStrike,
  shield_block: Shield,
  pickpocket: Thief,
  tumble: Acrobat,
  backstab: Backstab,
  foresight: Eye,
  blink: Blink,
  fireball: Fireball,
  pathfinder: Path,
  sure_aim: SureAim,
  blessing: AngelWings,
  heal: Healing,
  sanctuary: Sanctuary,
  nose_for_gold: Nose,
  hammer_blow: Hammer,
  stone_skin: Stone,
}

export function cardSymbol(id: string): Symbol {
  return CARDS[id] ?? ADVENTURERS[id.replace(/^adv_/, '')] ?? Stairs
}

export function aidSymbol(id: string): Symbol {
  return AIDS[id] ?? CARDS[id] ?? Star
}
