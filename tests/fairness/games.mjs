// What chance decides in the four games, from docs/fairness.md: what draws are for, the order of decks and faces, and
// the events that tell what came of them.

export const PURPOSES = {
  'dungeon-cards': ['first player', 'adventurer', 'shuffle', 'boss', 'die', 'tie', 'reshuffle'],
  'bloodborne-card': ['final boss', 'shuffle', 'first player', 'monster', 'box'],
  'blood-bound': ['clan', 'inquisitor', 'deal', 'dagger'],
  'bloodborne-board': [
    'hunter', 'history', 'stat cards', 'upgrades', 'consumables', 'enemies', 'slots', 'side', 'tiles', 'enemy actions', 'boss actions',
  ],
}

export const ENDINGS = {
  'dungeon-cards': ['won'],
  'bloodborne-card': ['won', 'nobody_left'],
  'blood-bound': ['card_turned_up'],
  'bloodborne-board': ['chapter_won', 'hunt_lost'],
}

const times = (listed) => listed.trim().split(/\s+/).flatMap((each) => {
  const [name, copies = '1'] = each.split('*')
  return Array(Number(copies)).fill(name)
})

// --- Dungeon Cards -----------------------------------------------------------------------------------------------------

const ADVENTURERS = times('warrior rogue wizard ranger cleric dwarf')
const BOSSES = times('lich_queen minotaur crypt_dragon')
const DUNGEON = times(`empty_corridor*3 dusty_chamber*6 winding_tunnels*4 flooded_passage*2 tripwire*4 dart_trap*3 pit_trap*2
  rolling_boulder*1 loose_coins*4 coin_purse*4 silver_cup*4 healers_satchel*2 treasure_chest*3 royal_hoard*2 bat_swarm*3
  goblin*3 giant_rat*4 skeleton*3 zombie*3 giant_spider*2 ghoul*1 ogre*1 wraith*1 keen_blade*1 winged_boots*1
  throwing_knives*2 smoke_bomb*2 lucky_coin*1 adv_warrior*2 adv_rogue*2 adv_wizard*2 adv_ranger*2 adv_cleric*2 adv_dwarf*2`)
const FACES = ['strikes', 'strikes', 'strikes', 'evades', 'evades', 'skills']
const BEGINS_A_ROLL = ['fights', 'evades', 'evades_trap', 'fights_rival', 'evades_rival', 'attacks_boss']

class DungeonCards {
  constructor() {
    this.taken = []
    this.deck = null
    this.row = [] // of this turn
    this.pile = [] // the discard pile, in the order in which it grew
    this.boss = null
    this.lying = null // the dice of the roll
  }

  follow(drawn, events, same) {
    let meant = 0
    for (const event of events) {
      if (event.event === 'first_player' && drawn.next() === 'first player') {
        same(event.seat, drawn.take('first player'), 'the first player')
        meant += 1
      } else if (event.event === 'adventurer_by_fate') {
        const free = ADVENTURERS.filter((each) => !this.taken.includes(each))
        same(event.adventurer, free[drawn.take('adventurer')], 'the adventurer')
        this.taken.push(event.adventurer)
        meant += 1
      } else if (event.event === 'adventurer_chosen') {
        this.taken.push(event.adventurer)
      } else if (event.event === 'deck_laid_out') {
        const played = DUNGEON.filter((card) => !card.startsWith('adv_') || this.taken.includes(card.slice(4)))
        this.deck = drawn.shuffle(played, 'shuffle')
        same(event.cards, this.deck.length, 'the deck')
        if (drawn.next() === 'boss') this.boss = BOSSES[drawn.take('boss')]
        meant += 1
      } else if (event.event === 'turn_begins') {
        this.pile.push(...this.row)
        this.row = []
      } else if (event.event === 'deck_reshuffled') {
        if (this.pile.length > 1) drawn.upTo('reshuffle')
        this.deck = drawn.shuffle(this.pile, 'reshuffle')
        this.pile = []
        same(event.cards, this.deck.length, 'the deck')
        meant += 1
      } else if (['card_turned', 'top_card_discarded'].includes(event.event)) {
        same(event.card, this.deck.pop(), 'the top card')
        const onto = event.event === 'card_turned' ? this.row : this.pile
        onto.push(event.card)
        meant += 1
      } else if (event.event === 'item_collected') {
        this.row.splice(this.row.indexOf(event.item), 1)
      } else if (['item_used', 'aid_used'].includes(event.event) && DUNGEON.includes(event.aid)) {
        this.pile.push(event.aid)
      } else if (event.event === 'boss_revealed' && this.boss) {
        same(event.boss, this.boss, 'the boss')
        meant += 1
      } else if (event.event === 'order_rolled' || event.event === 'tie_rolled') {
        drawn.upTo('tie')
        let strikes = 0
        for (let die = 0; die < 6; die++) strikes += FACES[drawn.take('tie')] === 'strikes'
        same(event.strikes, strikes, 'six dice')
        meant += 1
      } else if (BEGINS_A_ROLL.includes(event.event)) {
        this.lying = { strikes: 0, evades: 0, skills: 0 }
      } else if (event.event === 'dice_set_aside') {
        this.lying[`${event.face}s`] -= 1
      } else if (event.event === 'rolled') {
        drawn.upTo('die')
        const { strikes, evades, skills } = this.lying
        for (let dice = event.strikes + event.evades + event.skills - strikes - evades - skills; dice > 0; dice--) {
          this.lying[FACES[drawn.take('die')]] += 1
        }
        same([event.strikes, event.evades, event.skills], Object.values(this.lying), 'the dice')
        meant += 1
      }
    }
    return meant
  }
}

// --- Bloodborne: The Card Game -----------------------------------------------------------------------------------------

const MONSTERS = times(`scourge_beast winter_lantern executioner brainsucker yurie beast_possessed_soul hunter_enemy carrion_crows
  garden_of_eyes bloody_crow beast_patient rabid_dog psalm_eater tide_foundling gorged_starmoth ashen_apothecary mirrorplate_warden
  moor_howler`)
const CARD_BOSSES = times('father_gascoigne watchdog one_reborn ebrietas blood_starved_beast tithe_regent flayed_shepherd')
const FINAL_BOSSES = times('gehrman rom amelia wet_nurse micolash')
const UPGRADES = times(`stake_driver*2 repeating_pistol*2 molotov*2 blood_vial*2 kirkhammer*2 ludwigs_rifle*2 widows_thresher*2
  tidewire_flail*2 gallows_maul*2 red_oath_sabre*1 last_ember_falchion*1 grave_tithe_sickle*1 hailshot_carbine*2
  bellmouth_mortar*1 snarewire_crossbow*1 pitchfire_censer*1 cutpurse_siphon*2 nightshade_tonic*1 lantern_of_retreat*2
  ragpickers_satchel*1`)
const MONSTER_DICE = { green: [0, 0, 1, 1, 1, 2], yellow: [0, 1, 1, 1, 2, 3], red: [0, 1, 2, 2, 3, 4] }

class CardGame {
  follow(drawn, events, same) {
    let meant = 0
    for (const event of events) {
      if (event.event === 'final_boss_set' && drawn.next() === 'final boss') {
        same(event.creature, FINAL_BOSSES[drawn.take('final boss')], 'the final boss')
        this.finalBoss = event.creature
        meant += 1
      } else if (event.event === 'final_boss_set') {
        this.finalBoss = event.creature
      } else if (event.event === 'dungeon_laid_out') {
        const monsters = drawn.shuffle([...MONSTERS], 'shuffle')
        const bosses = drawn.shuffle([...CARD_BOSSES], 'shuffle')
        this.deck = drawn.shuffle([...monsters.slice(0, 7), ...bosses.slice(0, 3)], 'shuffle')
        this.box = monsters.slice(7)
        this.upgrades = drawn.shuffle([...UPGRADES], 'shuffle')
        meant += 1
      } else if (['upgrade_turned_up', 'display_filled'].includes(event.event)) {
        same(event.card, this.upgrades.pop(), 'the upgrade')
        meant += 1
      } else if (event.event === 'first_player' && drawn.next() === 'first player') {
        same(event.seat, drawn.take('first player'), 'the first player')
        meant += 1
      } else if (event.event === 'monster_added') {
        drawn.upTo('box')
        this.deck.push(...this.box.splice(drawn.take('box'), 1))
        meant += 1
      } else if (event.event === 'creature_revealed' || event.event === 'final_boss_comes') {
        same(event.creature, this.deck.pop() ?? this.finalBoss, 'the creature')
        meant += 1
      } else if (event.event === 'monster_rolled' || event.event === 'combo_rolled') {
        drawn.upTo('monster')
        same(event.damage, MONSTER_DICE[event.die][drawn.take('monster')], `the ${event.die} die`)
        meant += 1
      }
    }
    return meant
  }
}

// --- Blood Bound -------------------------------------------------------------------------------------------------------

const RANKS = times('elder assassin harlequin alchemist mentalist guardian berserker mage courtesan')

class BloodBound {
  constructor(record) {
    this.seats = record.seats.length
  }

  follow(drawn, events, same) {
    let meant = 0
    for (const event of events) {
      if (event.event === 'clans_drawn') {
        const clan = (name) => drawn.shuffle(RANKS.map((rank) => `${name}_${rank}`), 'clan').slice(0, this.seats >> 1)
        const dealt = [...clan('rose'), ...clan('beast')]
        if (this.seats % 2) dealt.push(['inquisitor_rose', 'inquisitor_beast'][drawn.take('inquisitor')])
        this.dealt = drawn.shuffle(dealt, 'deal')
        meant += 1
      } else if (event.event === 'dagger_placed') {
        same(event.seat, drawn.take('dagger'), 'the dagger')
        meant += 1
      } else if (event.event === 'card_turned_up') {
        same(event.character, this.dealt[event.seat], 'the character')
        meant += 1
      }
    }
    return meant
  }
}

// --- Bloodborne: The Board Game ----------------------------------------------------------------------------------------

const HUNTERS = times('saw_cleaver threaded_cane hunter_axe ludwigs_holy_blade')
const BASICS = times('endurance*3 skill*3 strength*3 vitality*3')
const KINDS = times('huntsmans_minion hunter_mob scourge_beast male_beast_patient female_beast_patient church_giant church_servant')
const HUNT = ['hunter_mob', 'huntsmans_minion', 'scourge_beast']
const OLD_YHARNAM = ['female_beast_patient', 'male_beast_patient', 'scourge_beast']
const CHAPTERS = {
  the_long_hunt: [[HUNT], [HUNT], [HUNT]],
  growing_madness: [[['hunter_mob']], [['hunter_mob']], [['hunter_mob']]],
  secrets_of_the_church: [[[], 'church_servant'], [[], 'church_giant'], [['church_giant', 'church_servant']]],
  fall_of_old_yharnam: [[OLD_YHARNAM], [OLD_YHARNAM], [OLD_YHARNAM]],
}

const DRAWN = ['hand_drawn', 'card_drawn', 'drawn_by_card', 'drawn_by_kill', 'drawn_by_item', 'drawn_for_blood']
const DISCARDED = [
  'card_discarded', 'hand_discarded', 'stun_discarded', 'ducked', 'effect_discarded', 'reload_paid', 'swap_discarded', 'slot_cleared',
]
const UNKNOWN = Array(12).fill(null) // a deck whose order before the shuffle is not told

class BoardGame {
  constructor(record) {
    this.parted = (record.told_by ?? record.rules_version) >= 4 // each event says why a card was drawn or discarded
    this.decks = []
    this.piles = []
    this.seats = record.seats.length
    this.hand = Number(record.options.hand)
    this.fresh = Number(record.options.chapter) === 1 // a later chapter gives the hunters a past
    this.free = [...HUNTERS]
  }

  follow(drawn, events, same) {
    let meant = 0
    let sides = null
    let hands = 0
    for (const event of events) {
      if (event.event === 'hunter_chosen') {
        if (drawn.next() === 'hunter') {
          same(event.hunter, this.free[drawn.take('hunter')], 'the hunter')
          meant += 1
        }
        this.free = this.free.filter((each) => each !== event.hunter)
      } else if (event.event === 'chapter_begins') {
        drawn.upTo('stat cards')
        this.decks = []
        for (let seat = 0; seat < this.seats; seat++) this.decks.push(drawn.shuffle([...(this.fresh ? BASICS : UNKNOWN)], 'stat cards'))
        this.piles = this.decks.map(() => [])
        hands = this.seats * this.hand
        this.fresh = false
        drawn.upTo('enemies', 'slots')
        this.kinds = this.assigned(event.chapter, drawn)
        sides = Object.fromEntries(KINDS.map((kind) => [kind, ['side_a', 'side_b'][drawn.take('side')]]))
      } else if (DRAWN.includes(event.event) && (hands > 0 || this.parted)) {
        hands -= 1
        meant += this.draws(drawn, event, same)
      } else if (DISCARDED.includes(event.event)) {
        this.piles[event.seat].push(event.card)
      } else if (event.event === 'card_swapped') {
        this.piles[event.seat].splice(this.piles[event.seat].indexOf(event.card), 1)
      } else if (event.event === 'rested' && this.parted) {
        drawn.upTo('stat cards')
        this.decks[event.seat] = drawn.shuffle([...UNKNOWN], 'stat cards')
        this.piles[event.seat] = []
      } else if (event.event === 'slot_assigned' && sides) {
        const kind = this.kinds[event.slot - 1]
        same([event.kind, event.side], [kind, sides[kind]], `slot ${event.slot}`)
        meant += 1
      }
    }
    return meant
  }

  // Take the top card of a hunter's deck, which the discard pile becomes when it has run out.
  draws(drawn, event, same) {
    if (!this.decks[event.seat].length) {
      const pile = this.piles[event.seat]
      if (pile.length > 1) drawn.upTo('stat cards')
      this.decks[event.seat] = drawn.shuffle(pile, 'stat cards')
      this.piles[event.seat] = []
    }
    const card = this.decks[event.seat].pop()
    if (card === null) return 0
    same(event.card, card, 'the stat card')
    return 1
  }

  assigned(chapter, drawn) {
    const [fixed, never] = CHAPTERS[chapter.slice(0, -2)][Number(chapter.at(-1)) - 1]
    const kinds = [...fixed]
    const pool = KINDS.filter((kind) => !kinds.includes(kind) && kind !== never)
    while (kinds.length < 3) kinds.push(...pool.splice(drawn.take('enemies'), 1))
    return drawn.shuffle(kinds, 'slots')
  }
}

export const GAMES = {
  'dungeon-cards': DungeonCards,
  'bloodborne-card': CardGame,
  'blood-bound': BloodBound,
  'bloodborne-board': BoardGame,
}
