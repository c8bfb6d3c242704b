// A boardgame.io server for the comparison: a game whose state is as large as a view of ours, and whose one move is an
// answer to a question.  Its rules cost nothing, which favours it.  Usage: node server.js PORT memory|file FOLDER BYTES
const { Server, FlatFile } = require('boardgame.io/server');

const [port, storage, folder, bytes] = process.argv.slice(2);
const game = {
  name: 'answers',
  setup: () => ({ answers: 0, last: null, view: 'x'.repeat(Number(bytes)) }),
  turn: { activePlayers: { all: 'play' } },
  moves: {
    answer: ({ G }, question, option) => {
      G.answers += 1;
      G.last = { question, option };
    },
  },
};
const db = storage === 'file' ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], db, origins: ['*'] });
server.run({ port: Number(port) }, () => console.log('ready'));
