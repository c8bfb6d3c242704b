"""The hall on the network: HTTP for everything around a game, one WebSocket per client for the game itself."""
