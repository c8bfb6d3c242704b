/**
 * The table in the middle of an update: the last view, with the events that are being shown happening to it, so that
 * every event is seen to change something.
 */
import type { Event, Events, FightView, HunterView, TileView, UnitView, View } from '../../generated/bloodborne-board'
import { counted, without } from '../piles'
import { happen, type Steps } from '../scene'
import { SIDES, WAYS, type Content } from './content'
import { facing } from './tiles'

export type Scene = View


/** The view after some more events have happened. */
export function after(view: View, events: readonly Event[], content: Content): Scene {
  if (events.length === 0) return view
  const scene: Scene = {
    ...view,
    hunters: view.hunters.map((each) => ({ ...each, slots: [...each.slots] })),
    units: view.units.map((each) => ({ ...each })),
    tiles: [...view.tiles],
    actions: [...view.actions],
    goods: { ...view.goods },
    fight: view.fight && { ...view.fight },
  }
  happen(changes, scene, events, content)
  return scene
}

function hunter(scene: Scene, { seat }: { seat: number }): HunterView {
  return scene.hunters[seat]!
}

function unit(scene: Scene, event: { unit: string }): UnitView | undefined {
  return scene.units.find((each) => each.unit === event.unit)
}

/** A tile as it is laid: its spaces and exits as printed, every exit unexplored. */
export function laid(content: Content, tile: string, x: number, y: number, turn: number): TileView {
  const printed = content.tiles.get(tile)
  const letters = Object.keys(printed?.spaces ?? {})
  const touch = (one: string, other: string): boolean =>
    Boolean(printed?.adjacent.includes(`${one}-${other}`) || printed?.adjacent.includes(`${other}-${one}`))
  return {
    tile,
    x,
    y,
    turn,
    fog: false,
    sealed: false,
    spaces: letters.map((letter) => {
      const icons = printed!.spaces[letter]!
      return {
        space: `${tile}_${letter}`,
        lamp: icons.includes('lamp'),
        named: printed!.named === letter,
        consumables: icons.filter((icon) => icon === 'consumable').length,
        spawns: icons.filter((icon) => icon.startsWith('enemy')).map((icon) => Number(icon.slice(5))),
        near: letters.filter((other) => touch(letter, other)).map((other) => `${tile}_${other}`),
      }
    }),
    exits: SIDES.filter((side) => printed?.exits[side]).map((side) => ({
      way: WAYS[SIDES.indexOf(facing(side, turn))]!,
      space: `${tile}_${printed!.exits[side]}`,
      state: 'open',
      leads_to: null,
    })),
  }
}

function begun({ seat, unit }: Events['attacks' | 'attacked' | 'ambushed'], mode: string): FightView {
  return {
    seat,
    unit,
    mode,
    card: null,
    speed: 0,
    damage: 0,
    stagger: false,
    line: null,
    foe_speed: 0,
    foe_damage: 0,
    foe_attacks: false,
    dodged: [],
    slot: null,
    ties: false,
    block: 0,
    foe_stagger: false,
    foe_poison: false,
    foe_plain: false,
    may_dodge: false,
    order: [],
  }
}

function place(scene: Scene, event: { seat: number; space: string }): void {
  hunter(scene, event).space = event.space
}

function leaves(scene: Scene, event: { unit: string }): void {
  scene.units = scene.units.filter((each) => each.unit !== event.unit)
}

function hp(scene: Scene, event: { seat: number; hp: number }): void {
  hunter(scene, event).hp = event.hp
}

function discards(scene: Scene, event: { seat: number; card: string }): void {
  const each = hunter(scene, event)
  each.hand = without(each.hand, event.card)
  each.discard = counted(each.discard, event.card, 1)
}

function appears(scene: Scene, event: { unit: string; space: string }, content: Content): void {
  const { unit: name, space } = event
  const kind = content.kindOf(name)
  const hp = content.hp.get(kind)?.[scene.hunters.length - 1] ?? 1
  const boss = content.roles.get(kind) === 'boss'
  const fresh: UnitView = { unit: name, kind, space, damage: 0, hp, lives: 0, phase: 1, mission: null, boss, changes: [] }
  scene.units = [...scene.units.filter((each) => each.unit !== name), fresh]
}

function unitGoes(scene: Scene, event: { unit: string; space: string }): void {
  const each = unit(scene, event)
  if (each) each.space = event.space
}

function gains(scene: Scene, event: { seat: number; item: string }, content: Content): void {
  const each = hunter(scene, event)
  const { item } = event
  if (content.items.get(item)?.type === 'consumable') each.consumables = [...each.consumables, item]
  else each.rewards = { ...each.rewards, [item]: true }
}

function draws(scene: Scene, event: { seat: number; card: string }): void {
  const each = hunter(scene, event)
  each.hand = [...each.hand, event.card].sort()
  each.deck = counted(each.deck, event.card, -1)
}

function wounds(scene: Scene, event: { unit: string; total: number }): void {
  const each = unit(scene, event)
  if (each) each.damage = event.total
}

function echoes(scene: Scene, event: { seat: number; total: number }): void {
  hunter(scene, event).echoes = event.total
}

function unitHeals(scene: Scene, event: { unit: string; healed: number }): void {
  const each = unit(scene, event)
  if (each) each.damage = Math.max(0, each.damage - event.healed)
}

function losesLife(scene: Scene, event: { unit: string; left: number }): void {
  const each = unit(scene, event)
  if (each) Object.assign(each, { lives: event.left, damage: 0 })
}

function advances(scene: Scene, event: { space: number }): void {
  scene.track = event.space
}

const changes: Steps<Events, Scene, [content: Content]> = {
  hunter_chosen: (scene, event) => (hunter(scene, event).hunter = event.hunter),
  round_begins: (scene, event) => {
    scene.round = event.round
    for (const each of scene.hunters) each.acted = false
  },
  final_round: (scene) => (scene.final = true),
  turn_begins: (scene, event) => {
    scene.turn = event.seat
    hunter(scene, event).acted = true
  },
  card_drawn: draws,
  hand_drawn: draws,
  drawn_by_card: draws,
  drawn_by_kill: draws,
  drawn_by_item: draws,
  drawn_for_blood: draws,
  card_swapped: (scene, event) => {
    const each = hunter(scene, event)
    each.hand = [...each.hand, event.card].sort()
    each.discard = counted(each.discard, event.card, -1)
  },
  card_discarded: discards,
  hand_discarded: discards,
  stun_discarded: discards,
  ducked: discards,
  effect_discarded: discards,
  reload_paid: discards,
  swap_discarded: discards,
  transformed: (scene, event) => {
    const each = hunter(scene, event)
    const side = event.side === 'side_b' ? 1 : 0
    if (side !== each.side) [each.weapon, each.other_side] = [each.other_side, each.weapon]
    each.side = side
  },
  slot_cleared: (scene, event) => {
    const each = hunter(scene, event)
    const at = each.slots.indexOf(event.card)
    if (at >= 0) each.slots[at] = null
  },

  moved: place,
  stands: place,
  goes_after: place,
  teleported: place,
  returned: place,
  pushed: place,
  carried_off: place,
  tile_laid: (scene, { tile, x, y, turn }, content) => {
    scene.tiles = [...scene.tiles.filter((each) => each.tile !== tile), laid(content, tile, x, y, turn)]
  },
  fog_raised: (scene, event) => fog(scene, event, true),
  fog_lifted: (scene, event) => fog(scene, event, false),
  spawned: appears,
  comes_to_call: appears,
  comes_back: appears,
  comes_by_mission: appears,
  comes_called: appears,
  comes_lured: appears,
  unit_moved: unitGoes,
  unit_follows: unitGoes,
  unit_moves_off: unitGoes,
  unit_pushed: unitGoes,
  unit_sent_home: unitGoes,
  unit_driven_home: unitGoes,
  item_gained: gains,
  item_picked: gains,
  item_exchanged: gains,
  item_rewarded: gains,
  item_passed_on: gains,
  item_traded: gains,
  item_used: (scene, event) => {
    const each = hunter(scene, event)
    const { item } = event
    if (item in each.rewards) each.rewards = { ...each.rewards, [item]: false }
    else each.consumables = without(each.consumables, item)
  },

  attacks: (scene, event) => (scene.fight = { ...(scene.fight ?? begun(event, 'attack')), unit: event.unit }),
  attacked: (scene, event) => (scene.fight = begun(event, 'attacked')),
  ambushed: (scene, event) => (scene.fight = begun(event, 'ambush')),
  card_placed: (scene, event) => {
    const each = hunter(scene, event)
    each.hand = without(each.hand, event.card)
    if (!scene.fight) return
    const { card, speed, damage } = event
    Object.assign(scene.fight, { card, speed, damage })
  },
  flipped: (scene, event) => {
    if (scene.fight) scene.fight.line = event.line
    const card = scene.cards.find(({ lines }) => lines.some(({ line }) => line === event.line))
    const at = card && placeOf(card.lines, event.line)
    if (at !== undefined && at < 3 && !unit(scene, event)?.boss) scene.actions[at] = Math.max(0, scene.actions[at]! - 1)
  },
  actions_shuffled: (scene) => (scene.actions = [...scene.action_deck]),
  dodged: (scene, event) => {
    const each = hunter(scene, event)
    each.hand = without(each.hand, event.card)
    if (scene.fight) scene.fight.dodged = [...scene.fight.dodged, event.seat]
  },
  demand_met: (scene, event) => {
    const each = hunter(scene, event)
    each.hand = without(each.hand, event.card)
  },

  wounded: wounds,
  wounded_by_item: wounds,
  wounded_by_gun: wounds,
  wounded_by_weapon: wounds,
  wounded_by_card: wounds,
  unit_healed: unitHeals,
  unit_leeches: unitHeals,
  unit_feeds: unitHeals,
  life_lost: losesLife,
  friend_hurt: losesLife,
  second_phase: (scene, event) => {
    const each = unit(scene, event)
    if (each) Object.assign(each, { phase: 2, damage: 0 })
  },
  slain: leaves,
  removed: leaves,
  suffered: hp,
  healed: hp,
  healed_there: hp,
  healed_by_kill: hp,
  healed_by_weapon: hp,
  healed_by_card: hp,
  poisoned: (scene, event) => (hunter(scene, event).poison = true),
  frenzied: (scene, event) => (hunter(scene, event).frenzy = true),
  echo_gained: echoes,
  echo_of_chalice: echoes,
  echo_rewarded: echoes,
  echo_by_item: echoes,
  hunter_slain: (scene, event) => Object.assign(hunter(scene, event), { hp: 0, echoes: 0 }),

  track_advances: advances,
  dream_advances: advances,
  map_reset: (scene) => (scene.fight = null),
  dreams: (scene, event) => {
    hunter(scene, event).space = null
    if (scene.fight?.seat === event.seat) scene.fight = null
  },
  rested: (scene, event) => {
    const rested = hunter(scene, event)
    Object.assign(rested, { hp: rested.most_hp, poison: false, frenzy: false, gun_ready: true })
  },
  upgrade_bought: (scene, event) => {
    scene.offer = without(scene.offer, event.card)
    hunter(scene, event).echoes -= 1
  },
  gun_fired: (scene, event) => (hunter(scene, event).gun_ready = false),
  gun_refreshed: (scene, event) => (hunter(scene, event).gun_ready = true),
  gun_gained: (scene, event) => Object.assign(hunter(scene, event), { firearm: event.firearm, gun_ready: true }),
  mission_completed: (scene, event) => {
    scene.missions = scene.missions.map((each) => (each.mission === event.mission ? { ...each, done: true } : each))
  },
  progress: (scene, { mission, done }) => {
    scene.missions = scene.missions.map((each) => (each.mission === mission ? { ...each, progress: done } : each))
  },
}

function placeOf(lines: readonly { line: string }[], line: string): number {
  return lines.findIndex((each) => each.line === line)
}

function fog(scene: Scene, event: { tile: string }, raised: boolean): void {
  scene.tiles = scene.tiles.map((each) => (each.tile === event.tile ? { ...each, fog: raised } : each))
}
