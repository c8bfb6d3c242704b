// The load for boardgame.io: every match has so many connections; a move is sent, and the next one when all of them have
// heard of it.  Usage: node load.js PORT MATCHES CONNECTIONS SECONDS; prints JSON.
const { io } = require('socket.io-client');

const [port, matches, connections, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const times = [];
let moves = 0;
let messages = 0;

function connect(matchID, playerID) {
  return new Promise((resolve) => {
    const socket = io(`${address}/answers`, { transports: ['websocket'], forceNew: true });
    socket.on('connect', () => socket.emit('sync', matchID, String(playerID), undefined, connections));
    socket.once('sync', () => resolve(socket));
  });
}

async function play(matchID, sockets, until) {
  let stateID = 0;
  while (performance.now() < until) {
    const sent = performance.now();
    await new Promise((resolve) => {
      let left = sockets.length;
      for (const socket of sockets) {
        socket.once('update', (_, state) => {
          messages += 1;
          times.push(performance.now() - sent);
          stateID = state._stateID;
          left -= 1;
          if (left === 0) resolve();
        });
      }
      const payload = { type: 'answer', args: ['push_or_stop', 'draw'], playerID: '0' };
      sockets[0].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, '0');
    });
    moves += 1;
  }
}

async function main() {
  const tables = [];
  for (let number = 0; number < matches; number += 1) {
    const matchID = `match-${number}`; // the first sync makes it
    const sockets = [];
    for (let player = 0; player < connections; player += 1) sockets.push(await connect(matchID, player));
    tables.push([matchID, sockets]);
  }
  const began = performance.now();
  await Promise.all(tables.map(([matchID, sockets]) => play(matchID, sockets, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      moves_per_s: Math.round((moves / took) * 10) / 10,
      messages_per_s: Math.round((messages / took) * 10) / 10,
      p99_ms: Math.round(times[Math.floor(times.length * 0.99)] * 100) / 100,
    }),
  );
  process.exit(0);
}

main();
