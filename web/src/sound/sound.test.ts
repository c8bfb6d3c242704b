import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { like } from '../likes.svelte'
import { play, type Cue } from './sound'
import { sound } from './synth'

const CUES: Cue[] = ['card', 'page', 'turn', 'die', 'blow', 'guard', 'coin', 'drop', 'heal', 'step', 'stone', 'shot', 'growl', 'knell', 'fanfare', 'word', 'bell']
const VOICE = { root: 500, chord: [0, 3, 7], table: 150, room: [1, 0.2], bright: 0.5 } as const

/** A desk that remembers what was asked of it; loudness and pitch are checked as a real one would. */
let started: number
let gains: { value: number }[]
class Value {
  value = 0
  setValueAtTime = (value: number) => void (this.value = value)
  setTargetAtTime = (value: number) => void (this.value = value)
  exponentialRampToValueAtTime(value: number): void {
    if (!(value > 0) || !Number.isFinite(value)) throw new RangeError(`no ramp ends at ${value}`)
    this.value = Math.max(this.value, value)
  }
}
class Node {
  gain = new Value()
  frequency = new Value()
  connect = <Other>(other: Other) => other
  start = () => void (started += 1)
  stop = () => undefined
}
class Context extends Node {
  currentTime = 0
  sampleRate = 100
  state = 'running'
  destination = new Node()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}


beforeEach(() => {
  started = 0
  gains = []
  for (const name of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'OscillatorNode', 'ConvolverNode', 'DynamicsCompressorNode'])
    vi.stubGlobal(name, name === 'GainNode' ? class extends Node { constructor() { super(); gains.push(this.gain) } } : Node)
  vi.stubGlobal('AudioContext', Context)
})
afterEach(() => vi.unstubAllGlobals())

describe('sounds', () => {
  it.each(CUES)('%s can be heard, and is never louder than a voice', (cue) => {
    sound(cue, VOICE, 0.7)
    expect(started).toBeGreaterThan(0)
    for (const { value } of gains) expect(value).toBeLessThanOrEqual(1)
  })

  it('are no crash where the same happens many times at once', () => {
    for (let coin = 0; coin < 200; coin += 1) sound('coin', VOICE, 1)
    expect(started).toBeLessThan(200)
  })

  it('are silent where nobody wants them, and at no volume', async () => {
    play('bell')
    like({ sound: true, volume: 0 })
    play('bell')
    await Promise.resolve()
    expect(started).toBe(0)
  })
})
