// A boardgame.io server for the comparison: a game whose state is a view of ours, with something that nobody sees and
// something that only one player sees, and whose one move is an answer to a question.  Its rules cost nothing, which
// favours it.  Usage: node server.js PORT memory|file FOLDER STATE (a JSON file)
const fs = require('fs');
const { PlayerView } = require('boardgame.io/core');
const { Server, FlatFile } = require('boardgame.io/server');

const [port, storage, folder, state] = process.argv.slice(2);
const begun = fs.readFileSync(state, 'utf8');
const game = {
  name: 'answers',
  setup: () => ({ ...JSON.parse(begun), answers: 0, last: null }),
  turn: { activePlayers: { all: 'play' } },
  playerView: PlayerView.STRIP_SECRETS,
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
