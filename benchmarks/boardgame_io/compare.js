// Decisions a second of boardgame.io's own tic-tac-toe, the game of its tutorial, by a client without a network.
// Usage: node compare.js SECONDS
const began = process.hrtime.bigint();
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');
const took = Number(process.hrtime.bigint() - began) / 1e6;

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const client = Client({ game, debug: false });
client.start();
const memory = process.memoryUsage().rss / 2 ** 20;

function play() {
  client.reset();
  let made = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    made += 1;
  }
  return made;
}

let best = 0;
const end = Date.now() + 1000 * Number(process.argv[2] || 3);
while (Date.now() < end) {
  const start = process.hrtime.bigint();
  let made = 0;
  for (let game = 0; game < 50; game += 1) made += play();
  best = Math.max(best, made / (Number(process.hrtime.bigint() - start) / 1e9));
}
const row = { library: 'boardgame.io', game: 'tic-tac-toe', alone: best, copy: 0, import: took, memory };
console.log(JSON.stringify([row]));
