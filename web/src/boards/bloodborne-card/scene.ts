/**
 * The table in the middle of an update.
 *
 * A whole round may come as one update: its events are shown one after another on the table as it was. So that every
 * event is seen to change something, this takes the last view and lets the events happen to it.
 */
import type { Event, Events, HunterView, View } from '../../generated/bloodborne-card'
import { counted, without } from '../piles'
import { happen, type Steps } from '../scene'
import type { Content } from './content'

/** Cards that are shown all at once: in step 1, and the weapons of step 2. */
type Reveal = 'card_shown' | 'weapon_shown'

/** The view, and what the table holds its breath for: cards that lie face down until the last of them is there. */
export interface Scene extends View {
  holding: Reveal | null
}

/** The view after some more events have happened. */
export function after(view: View, events: readonly Event[], content: Content): Scene {
  const scene: Scene = { ...view, holding: null }
  if (events.length === 0) return scene
  scene.hunters = view.hunters.map((each) => ({ ...each, trophies: [...each.trophies] }))
  if (view.creature) scene.creature = { ...view.creature }
  happen(changes, scene, events, content)
  scene.holding = held(view, scene, events, content)
  for (const hunter of scene.hunters) hunter.score = hunter.collected + hunter.banked + hunter.trophy_value
  return scene
}

/** The weapon that lies beside the card it came with, if there is one (2.1). */
export function second(hunter: HunterView): string | null {
  return hunter.weapon !== hunter.played ? hunter.weapon : null
}

/** The simultaneous reveal that is going on (1.2, 2.1): none of its cards is turned before the last is there. */
function held(view: View, scene: Scene, events: readonly Event[], content: Content): Reveal | null {
  const last = events.at(-1)?.event
  if (last === 'card_shown') return events.filter(({ event }) => event === last).length < players(view) ? last : null
  if (last === 'weapon_shown') return scene.hunters.some((each) => awaitsWeapon(each, content)) ? last : null
  return null
}

/** How many hunters choose a card in this round: all who live. */
export function players(view: View): number {
  return view.hunters.filter(({ status }) => status === 'alive').length
}

/** Whether a hunter's card asks for a weapon that is not shown yet (2.1). */
function awaitsWeapon(each: HunterView, content: Content): boolean {
  return content.has(each.played, 'reveal_weapon') && each.weapon === null && each.hand.some((card) => content.isWeapon(card))
}

function hunter(scene: Scene, { seat }: { seat: number }): HunterView {
  return scene.hunters[seat]!
}

function onTable(hunter: HunterView): string[] {
  return [hunter.played, second(hunter)].filter((card) => card !== null)
}

/** Take a card off the table. */
function lift(hunter: HunterView, card: string): void {
  if (second(hunter) === card) hunter.weapon = null
  else if (hunter.played === card) {
    if (hunter.weapon === card) hunter.weapon = null
    hunter.played = null
  }
}

function clear(hunter: HunterView): void {
  hunter.played = null
  hunter.weapon = null
}

/** What several kinds of event change in the same way, whichever rule makes it happen. */
function turnUp(scene: Scene, { card }: { card: string }, content: Content): void {
  scene.display = content.sorted([...scene.display, card])
  scene.upgrades_left = counted(scene.upgrades_left, card, -1)
}

function wound(scene: Scene, event: { seat: number; health: number }): void {
  hunter(scene, event).health = event.health
}

function takeEchoes(scene: Scene, event: { seat: number; echoes: number; left: number }): void {
  const each = hunter(scene, event)
  each.collected += event.echoes
  each.dealt += event.echoes
  if (scene.creature) scene.creature.echoes = event.left
}

function winTrophy(scene: Scene, event: { seat: number; trophy: string; worth: number }, content: Content): void {
  const each = hunter(scene, event)
  const place = content.trophies.indexOf(event.trophy)
  each.trophies[place] = content.track.indexOf(event.worth)
  each.trophy_value = content.worth(each.trophies)
}

function bank(scene: Scene, event: { seat: number; echoes: number; total: number }): void {
  const each = hunter(scene, event)
  each.collected -= event.echoes
  each.banked = event.total
}

function enter(scene: Scene, event: { creature: string; echoes: number }, content: Content): void {
  const creature = content.creatures.get(event.creature)!
  const { id, kind, die } = creature
  const trophies = content.trophies.filter((type) => kind === 'final_boss' || creature.trophies.some((each) => each === type))
  scene.creature = { creature: id, kind, die, trophies, echoes: event.echoes, fate: 'in_play' }
  if (kind === 'monster') scene.monsters_left -= 1
  if (kind === 'boss') scene.bosses_left -= 1
  scene.from_box = Math.max(0, scene.from_box - 1)
}

const changes: Steps<Events, Scene, [content: Content]> = {
  final_boss_set: (scene, event) => (scene.final_boss = event.creature),
  dungeon_laid_out: (scene, event) => {
    scene.monsters_left = event.monsters
    scene.bosses_left = event.bosses
  },
  first_player: (scene, event) => (scene.first_player = event.seat),
  upgrade_turned_up: turnUp,
  display_filled: turnUp,
  round_begins: (scene, event) => {
    scene.round = event.round
    scene.chosen = null
    for (const each of scene.hunters) Object.assign(each, { dealt: 0, weakened: 0, blocked: false, struck: false, ready: false })
  },

  card_shown: (scene, event, content) => {
    const each = hunter(scene, event)
    const { card } = event
    each.hand = without(each.hand, card)
    each.played = card
    each.weapon = content.isWeapon(card) ? card : null
    each.ready = false
    scene.chosen = null
  },
  weapon_shown: (scene, event) => {
    const each = hunter(scene, event)
    each.hand = without(each.hand, event.card)
    each.weapon = event.card
    each.ready = false
    scene.chosen = null
  },
  weakened: (scene, event) => (hunter(scene, event).weakened += event.amount),
  blocked: (scene, event) => (hunter(scene, { seat: event.hunter }).blocked = true),
  reclaimed: (scene, event, content) => {
    const each = hunter(scene, event)
    each.used = without(each.used, event.card)
    each.hand = content.sorted([...each.hand, event.card])
  },

  suffered: wound,
  hurt: wound,
  struck_back: wound,
  splashed: wound,
  healed: wound,
  died: (scene, event) => {
    const each = hunter(scene, event)
    each.status = 'dead'
    each.collected = 0
    each.deaths += 1
  },
  eliminated: (scene, event) => (hunter(scene, event).status = 'out'),

  damaged: takeEchoes,
  scorched: takeEchoes,
  creature_killed: (scene) => scene.creature && (scene.creature.fate = 'killed'),
  trophy_won: winTrophy,
  extra_trophy_won: winTrophy,
  echoes_gained: (scene, event) => (hunter(scene, event).collected += event.echoes),
  echoes_lost: (scene, event) => (hunter(scene, event).collected -= event.echoes),
  echoes_stolen: (scene, event) => {
    hunter(scene, event).collected += event.echoes
    hunter(scene, { seat: event.hunter }).collected -= event.echoes
  },
  creature_escaped: (scene) => scene.creature && Object.assign(scene.creature, { fate: 'escaped', echoes: 0 }),
  card_discarded: (scene, event, content) => {
    const each = hunter(scene, event)
    each.hand = without(each.hand, event.card)
    each.used = content.sorted([...each.used, event.card])
  },
  monster_added: (scene) => {
    scene.monsters_left += 1
    scene.from_box += 1
  },

  banked: bank,
  echoes_banked: bank,
  cards_reclaimed: (scene, event, content) => {
    const each = hunter(scene, event)
    each.hand = content.sorted([...each.hand, ...each.used, ...onTable(each)])
    each.used = []
    clear(each)
  },
  upgrade_taken: (scene, event, content) => {
    const each = hunter(scene, event)
    scene.display = without(scene.display, event.card)
    each.hand = content.sorted([...each.hand, event.card])
  },
  card_removed: (scene, event) => {
    const each = hunter(scene, event)
    const { card } = event
    if (each.used.includes(card)) each.used = without(each.used, card)
    else if (onTable(each).includes(card)) lift(each, card)
    else each.hand = without(each.hand, card)
  },
  rested: (scene, event) => {
    const each = hunter(scene, event)
    each.status = 'alive'
    each.health = event.health
  },

  weapon_removed: (scene, event) => lift(hunter(scene, event), event.card),
  card_returned: (scene, event, content) => {
    const each = hunter(scene, event)
    lift(each, event.card)
    each.hand = content.sorted([...each.hand, event.card])
  },
  first_player_passed: (scene, event, content) => {
    for (const each of scene.hunters) {
      each.used = content.sorted([...each.used, ...onTable(each)])
      clear(each)
    }
    scene.first_player = event.seat
  },
  creature_revealed: enter,
  final_boss_comes: enter,

  scored: (scene, event) => {
    if (scene.creature?.kind !== 'final_boss' || scene.creature.fate !== 'killed') return // 12.7 nothing is banked then
    Object.assign(hunter(scene, event), { collected: 0, banked: event.banked })
  },
}
