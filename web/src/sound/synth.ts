/**
 * How the sounds are made: noise through filters for what things do to a table, a few partials for what rings, and a small room
 * around both. Nothing is recorded; no two throws of a die sound alike.
 */
import type { Cue, Voice } from './sound'

const APART = 0.045 // seconds between two of the same cue: many coins are a jingle, not a crash
const QUIET = 0.0001
const LOUDEST = 2 // of the whole: what is soft by itself fills a room, and the compressor keeps the rest below one

interface Desk {
  audio: AudioContext
  noise: AudioBuffer
  volume: GainNode
  rooms: Map<Voice, GainNode>
}
let desk: Desk | null = null
const last = new Map<Cue, number>()

/** Let something be heard, at a volume of one at most. */
export function sound(cue: Cue, voice: Voice, volume: number): void {
  desk ??= open()
  const { audio } = desk
  // A browser lets nothing sound before somebody has touched the page.
  if (audio.state === 'suspended') void audio.resume()
  const at = Math.max(audio.currentTime + 0.005, (last.get(cue) ?? 0) + APART)
  if (at > audio.currentTime + 0.4) return // more of it than can be heard apart
  last.set(cue, at)
  desk.volume.gain.setTargetAtTime(LOUDEST * volume ** 2, audio.currentTime, 0.01)
  CUES[cue](new Hand(desk, voice), at)
}

function open(): Desk {
  const audio = new AudioContext()
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1
  const volume = new GainNode(audio)
  volume.connect(new DynamicsCompressorNode(audio, { threshold: -16, ratio: 5, attack: 0.002, release: 0.15 })).connect(audio.destination)
  return { audio, noise, volume, rooms: new Map() }
}

/** The room of a voice: noise that dies away is how it answers. */
function roomOf({ audio, volume, rooms }: Desk, voice: Voice): GainNode {
  const known = rooms.get(voice)
  if (known) return known
  const [seconds, loud] = voice.room
  const answer = audio.createBuffer(2, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  for (let side = 0; side < 2; side += 1) {
    const samples = answer.getChannelData(side)
    for (let index = 0; index < samples.length; index += 1) samples[index] = (2 * Math.random() - 1) * (1 - index / samples.length) ** 3
  }
  const into = new GainNode(audio, { gain: loud })
  into.connect(new ConvolverNode(audio, { buffer: answer })).connect(volume)
  rooms.set(voice, into)
  return into
}

const vary = (amount: number): number => 1 + (Math.random() - 0.5) * amount
const semitones = (steps: number): number => 2 ** (steps / 12)

interface Noise {
  at: number
  length: number
  loud: number
  /** Hertz, where it begins and where it ends. */
  pitch: readonly [number, number]
  kind?: BiquadFilterType
  narrow?: number
  /** Seconds in which it swells. */
  swell?: number
}

interface Tone {
  at: number
  length: number
  loud: number
  pitch: readonly [number, number]
  shape?: OscillatorType
  swell?: number
}

/** What makes one sound, in one voice. */
class Hand {
  private readonly room: GainNode

  constructor(
    private readonly desk: Desk,
    readonly voice: Voice,
  ) {
    this.room = roomOf(desk, voice)
  }

  noise({ at, length, loud, pitch: [from, to], kind = 'bandpass', narrow = 0.9, swell = 0.002 }: Noise): void {
    const { audio, noise } = this.desk
    const bright = 0.6 + 0.8 * this.voice.bright
    const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true })
    const filter = new BiquadFilterNode(audio, { type: kind, frequency: from * bright, Q: narrow })
    filter.frequency.exponentialRampToValueAtTime(to * bright, at + length)
    this.shape(source.connect(filter), at, length, loud, swell)
    source.start(at, Math.random())
    source.stop(at + length + 0.05)
  }

  tone({ at, length, loud, pitch: [from, to], shape = 'sine', swell = 0.003 }: Tone): void {
    const source = new OscillatorNode(this.desk.audio, { type: shape, frequency: from })
    source.frequency.setValueAtTime(from, at)
    source.frequency.exponentialRampToValueAtTime(to, at + length)
    this.shape(source, at, length, loud, swell)
    source.start(at)
    source.stop(at + length + 0.05)
  }

  /** Something that rings: a tone and overtones that are not in tune with it, each gone before the one below. */
  ring(at: number, pitch: number, loud: number, length: number, partials: readonly number[] = [1, 2.01, 2.76, 5.4]): void {
    partials.forEach((ratio, each) => this.tone({ at, length: length / (1 + 0.8 * each), loud: loud / (1 + 1.3 * each), pitch: [pitch * ratio, pitch * ratio] }))
  }

  /** A knock on the table: a click, and the wood or stone that answers. */
  knock(at: number, loud: number, pitch = 1): void {
    const { table } = this.voice
    this.noise({ at, length: 0.035, loud, pitch: [table * 9 * pitch, table * 5 * pitch], narrow: 1.4 })
    this.tone({ at, length: 0.09, loud: loud * 0.7, pitch: [table * pitch, table * 0.75 * pitch] })
  }

  private shape(from: AudioNode, at: number, length: number, loud: number, swell: number): void {
    const gain = new GainNode(this.desk.audio, { gain: 0 })
    gain.gain.setValueAtTime(QUIET, at)
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, QUIET), at + swell)
    gain.gain.exponentialRampToValueAtTime(QUIET, at + length)
    from.connect(gain)
    gain.connect(this.desk.volume)
    gain.connect(this.room)
  }
}

const CUES: Record<Cue, (hand: Hand, at: number) => void> = {
  card: (hand, at) => {
    hand.noise({ at, length: 0.09, loud: 0.1, pitch: [3200 * vary(0.2), 1400], swell: 0.03 })
    hand.knock(at + 0.07, 0.22 * vary(0.3), vary(0.1))
  },
  page: (hand, at) => {
    hand.noise({ at, length: 0.12, loud: 0.2, pitch: [2400 * vary(0.3), 4200], swell: 0.05, narrow: 0.6 })
    hand.noise({ at: at + 0.09, length: 0.07, loud: 0.14, pitch: [3800, 2200], swell: 0.01 })
  },
  turn: (hand, at) => {
    hand.noise({ at, length: 0.3, loud: 0.08, pitch: [700, 3000], swell: 0.24, narrow: 0.7 })
    for (let card = 0; card < 3; card += 1) hand.knock(at + 0.27 + card * 0.035 * vary(0.5), 0.2 / (1 + card * 0.5), vary(0.2))
  },
  die: (hand, at) => {
    // It bounces ever faster and lower, rocks on an edge, and lies.
    let [later, step, loud] = [0, 0.13 * vary(0.3), 0.34]
    for (let bounce = 0; bounce < 7; bounce += 1) {
      hand.knock(at + later, loud, 1.5 * vary(0.4))
      later += step
      step *= 0.76 * vary(0.15)
      loud *= 0.8
    }
    hand.knock(at + later + 0.06, 0.12, 1.25)
    hand.knock(at + later + 0.1, 0.07, 1.2)
  },
  blow: (hand, at) => {
    hand.noise({ at, length: 0.06, loud: 0.12, pitch: [900, 3600], swell: 0.05 })
    hand.tone({ at: at + 0.05, length: 0.26, loud: 0.5, pitch: [150 * vary(0.15), 42] })
    hand.noise({ at: at + 0.05, length: 0.16, loud: 0.34, pitch: [1100, 260], kind: 'lowpass', narrow: 0.7 })
  },
  guard: (hand, at) => {
    hand.ring(at, hand.voice.root * 1.9 * vary(0.04), 0.1, 0.4, [1, 1.48, 2.31, 3.07])
    hand.noise({ at, length: 0.05, loud: 0.14, pitch: [4200, 2600] })
  },
  coin: (hand, at) => {
    const pitch = 2350 * vary(0.08)
    hand.ring(at, pitch, 0.09, 0.32, [1, 1.506, 2.31, 3.84])
    hand.ring(at + 0.07, pitch * 1.12, 0.07, 0.38, [1, 1.506, 2.31, 3.84])
  },
  drop: (hand, at) => {
    hand.tone({ at, length: 0.16, loud: 0.2, pitch: [hand.voice.root * 0.8, hand.voice.root * 1.7], swell: 0.01 })
    hand.tone({ at: at + 0.11, length: 0.3, loud: 0.1, pitch: [hand.voice.root * 1.6 * vary(0.05), hand.voice.root * 1.2], swell: 0.01 })
  },
  heal: (hand, at) => chord(hand, at, 0.5, 0.09, 0.1),
  step: (hand, at) => {
    hand.knock(at, 0.18, 0.8 * vary(0.15))
    hand.knock(at + 0.13, 0.14, 0.9 * vary(0.15))
  },
  stone: (hand, at) => {
    hand.noise({ at, length: 0.34, loud: 0.16, pitch: [260 * vary(0.2), 480], swell: 0.2, narrow: 0.5 })
    hand.knock(at + 0.32, 0.5, 0.55)
  },
  shot: (hand, at) => {
    hand.noise({ at, length: 0.28, loud: 0.5, pitch: [3400, 240], kind: 'lowpass', narrow: 0.6 })
    hand.tone({ at, length: 0.16, loud: 0.4, pitch: [190, 40] })
  },
  growl: (hand, at) => {
    const low = hand.voice.root / 8
    for (const each of [1, 1.03, 1.51]) hand.tone({ at, length: 0.75, loud: 0.1, pitch: [low * each * 1.15, low * each * 0.8], shape: 'sawtooth', swell: 0.18 })
    hand.noise({ at, length: 0.7, loud: 0.07, pitch: [220, 120], kind: 'lowpass', swell: 0.2 })
  },
  knell: (hand, at) => {
    hand.ring(at, hand.voice.root / 4, 0.3, 2.2, [1, 2.02, 2.4, 3.01, 4.5])
    hand.ring(at + 0.35, (hand.voice.root / 4) * semitones(-1), 0.16, 1.8, [1, 2.02, 2.4])
  },
  fanfare: (hand, at) => {
    chord(hand, at, 0.5, 0.14, 0.14)
    hand.ring(at + 0.45, hand.voice.root, 0.16, 1.8)
  },
  word: (hand, at) => {
    hand.tone({ at, length: 0.07, loud: 0.17, pitch: [hand.voice.root, hand.voice.root * 1.2], shape: 'triangle' })
    hand.tone({ at: at + 0.08, length: 0.1, loud: 0.14, pitch: [hand.voice.root * 1.33, hand.voice.root * 1.3], shape: 'triangle' })
  },
  bell: (hand, at) => hand.ring(at, hand.voice.root, 0.15, 1.7),
}

/** The notes of the voice, one after another, soft. */
function chord(hand: Hand, at: number, octave: number, apart: number, loud: number): void {
  hand.voice.chord.forEach((steps, each) => {
    const pitch = hand.voice.root * octave * semitones(steps)
    hand.tone({ at: at + each * apart, length: 0.7, loud, pitch: [pitch, pitch], shape: 'triangle', swell: 0.03 })
  })
}
