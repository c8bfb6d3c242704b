"""A view of the board game in words: what the terminal, the generic table and screen readers say of it."""

from duskhall.games.bloodborne_board.shown.enemies import UnitView
from duskhall.games.bloodborne_board.shown.lines import action, does
from duskhall.games.bloodborne_board.shown.missions import MissionView
from duskhall.games.bloodborne_board.view import DreamView, FightView, HunterView, View
from duskhall.kernel.describe import Argument, Noun, SeatName, Text


def describe(view: View) -> Text:
    """Return the table as a tree of texts: chapter and track, hunters, enemies, missions, the combat."""
    parts = [_hunter(seat, hunter) for seat, hunter in enumerate(view.hunters)]
    if view.tiles:
        parts += [_map(view), _cards(view)]
    parts += [_mission(mission) for mission in view.missions if not mission.done]
    if view.fight is not None:
        parts.append(_fight(view, view.fight, view.hunters[view.fight.seat]))
    if view.dream is not None:
        parts.append(_dream(view.dream))
    coming = [space - view.track for space in view.resets if space > view.track]
    return Text(
        f"table-{view.phase}",
        {
            "chapter": Noun("chapter", view.chapter),
            "round": view.round,
            "track": view.track,
            "last": view.last,
            "reset": coming[0] if coming else 0,
            "insight": view.insight,
        },
        tuple(parts),
    )


def _hunter(seat: int, hunter: HunterView) -> Text:
    if hunter.hunter is None:
        return Text("table-hunter-choosing", {"seat": SeatName(seat)})
    children = [Text("table-hand", {"cards": tuple(Noun("card", card) for card in hunter.hand)})]
    children += _weapon(hunter)
    if hunter.firearm is not None:
        gun = Noun("firearm", hunter.firearm)
        children.append(Text("table-firearm", {"firearm": gun, "ready": int(hunter.gun_ready)}))
    items = [*hunter.consumables, *hunter.rewards]
    if items:
        children.append(Text("table-items", {"items": tuple(Noun("item", item) for item in items)}))
    if hunter.poison:
        children.append(Text("table-poison"))
    if hunter.frenzy:
        children.append(Text("table-frenzy"))
    place = Noun("space", hunter.space) if hunter.space is not None else Text("table-in-dream")
    return Text(
        "table-hunter",
        {
            "seat": SeatName(seat),
            "hunter": Noun("hunter", hunter.hunter),
            "hp": hunter.hp,
            "echoes": hunter.echoes,
            "place": place,
        },
        tuple(children),
    )


def _weapon(hunter: HunterView) -> list[Text]:
    """Return both sides of a weapon, the slots of the one that is shown with the cards in them."""
    shown = [
        Text("table-slot", {"speed": slot.speed, "damage": slot.damage})
        if card is None
        else Text("table-slot-taken", {"speed": slot.speed, "damage": slot.damage, "card": Noun("card", card)})
        for slot, card in zip(hunter.weapon, hunter.slots)
    ]
    behind = [Text("table-slot", {"speed": slot.speed, "damage": slot.damage}) for slot in hunter.other_side]
    return [
        Text("table-side-shown", {"side": hunter.side, "slots": tuple(shown)}),
        Text("table-side-behind", {"side": 1 - hunter.side, "slots": tuple(behind)}),
    ]


def _map(view: View) -> Text:
    tiles = []
    for tile in view.tiles:
        children = [_unit(unit) for unit in view.units if unit.space is not None and _on(unit.space, tile.tile)]
        children += [
            Text("table-goods", {"space": Noun("space", space), "tokens": tokens})
            for space, tokens in view.goods.items()
            if _on(space, tile.tile)
        ]
        children += [
            Text("table-token", {"mission": Noun("mission", token.mission), "space": Noun("space", token.space)})
            for token in view.tokens
            if token.space is not None and _on(token.space, tile.tile)
        ]
        key = "table-tile-fog" if tile.fog else "table-tile-sealed" if tile.sealed else "table-tile"
        tiles.append(Text(key, {"tile": Noun("tile", tile.tile), "x": tile.x, "y": tile.y}, tuple(children)))
    basic, special, ability = view.actions
    left = sum(view.tiles_left.values())
    return Text(
        "table-map",
        {"basic": basic, "special": special, "ability": ability, "tiles": left},
        tuple(tiles),
    )


def _on(space: str, tile: str) -> bool:
    return space[:-2] == tile


def _unit(unit: UnitView) -> Text:
    assert unit.space is not None
    return Text(
        "table-unit-lives" if unit.lives else "table-unit",
        {
            "unit": Noun("unit", unit.unit),
            "space": Noun("space", unit.space),
            "left": unit.hp - unit.damage,
            "hp": unit.hp,
            "lives": unit.lives,
        },
    )


def _mission(mission: MissionView) -> Text:
    step = Text("table-step", {"step": Noun("mission-step", mission.step or "")})
    key = "table-mission-count" if mission.quota > 1 else "table-mission"
    arguments: dict[str, Argument] = {
        "mission": Noun("mission", mission.mission),
        "progress": mission.progress,
        "quota": mission.quota,
    }
    return Text(key, arguments, (step,))


def _cards(view: View) -> Text:
    """What the enemies in play may do."""
    cards = []
    for number, card in enumerate(view.cards, 1):
        slot = number if number <= len(view.slots) else 0
        lines = tuple(action(line) for line in card.lines)
        cards.append(Text("table-card", {"kind": Noun("kind", card.kind), "slot": slot}, lines))
    return Text("table-cards", {}, tuple(cards))


def _fight(view: View, fight: FightView, hunter: HunterView) -> Text:
    """The combat: the slots that are left, and what is known of both attacks."""
    parts = _weapon(hunter)[:1]
    if fight.card is not None:
        parts.append(
            Text("table-attack", {"card": Noun("card", fight.card), "speed": fight.speed, "damage": fight.damage})
        )
    if fight.line is not None and fight.foe_attacks:
        parts.append(
            Text(
                "table-foe-attack",
                {"line": Noun("line", fight.line), "speed": fight.foe_speed, "damage": fight.foe_damage},
            )
        )
    if fight.line is not None:
        parts += [action(line) for card in view.cards for line in card.lines if line.line == fight.line and does(line)]
    unit = Noun("unit", fight.unit) if fight.unit is not None else Text("nothing")
    return Text("table-fight", {"seat": SeatName(fight.seat), "unit": unit}, tuple(parts))


def _dream(dream: DreamView) -> Text:
    """What a visit to the Dream would cost now."""
    parts = []
    if dream.reset:
        parts.append(Text("table-dream-reset"))
    if dream.bosses_heal:
        parts.append(Text("table-dream-heals", {"units": tuple(Noun("unit", unit) for unit in dream.bosses_heal)}))
    if dream.next_reset:
        parts.append(Text("table-dream-next-reset", {"track": dream.next_track}))
    if dream.final:
        parts.append(Text("table-dream-final"))
    return Text("table-dream", {"track": dream.track}, tuple(parts))
