"""The hall as an ASGI application: its routes, what guards them, and how mistakes are answered."""

import json
from http import HTTPStatus
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from duskhall import __version__
from duskhall.hall.bots.analyses import AnalysisNow
from duskhall.hall.bots.jobs import Frame, Story
from duskhall.hall.denied import Denied
from duskhall.hall.exercises import Exercise, ExerciseInfo
from duskhall.hall.hall import Hall
from duskhall.hall.protocol import TREES, TableInfo
from duskhall.hall.storage import StoreError
from duskhall.hall.teaching import Lesson, Shown
from duskhall.hall.web import (
    books,
    codes,
    daily,
    days,
    exercises,
    history,
    keeping,
    learning,
    live,
    packs,
    people,
    profile,
    push,
    replays,
    site,
    tables,
)
from duskhall.hall.web.edge import language_of
from duskhall.hall.web.guard import Guard
from duskhall.hall.web.misread import misread, unanswered


class Application(FastAPI):
    """A FastAPI application whose description also holds the msgspec structs that answers are made of."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            _, structs = msgspec.json.schema_components(
                (TableInfo, Frame, Story, Lesson, Shown, AnalysisNow, ExerciseInfo, Exercise),
                ref_template="#/$defs/{name}",
            )
            here = json.dumps(structs | TREES).replace("#/$defs/", "#/components/schemas/")
            components = schema.setdefault("components", {})
            components.setdefault("schemas", {}).update(json.loads(here))
            components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        return self.openapi_schema or {}


def create_app(hall: Hall, origins: set[str]) -> Application:
    """Return the application of a hall that browsers reach at these origins; the hall has to be open."""
    app = Application(
        title="Duskhall",
        version=__version__,
        redirect_slashes=False,
        docs_url=None,  # FastAPI's own pages load scripts from elsewhere, which no page of the hall may
        redoc_url=None,
        openapi_url=None,  # site.py has it
        description="Tables, seats and replays. The game itself is on the WebSocket /api/live.",
    )
    app.state.hall = hall
    app.state.connections = live.Connections()
    hall.gone = app.state.connections.gone
    hall.turn_out = lambda: app.state.connections.turn_out(hall)
    hall.tokens_in_use = app.state.connections.tokens
    for router in (
        people.router,
        profile.router,
        history.router,
        daily.router,
        days.router,
        push.router,
        tables.router,
        packs.router,
        keeping.router,
        codes.router,
        replays.router,
        books.router,
        learning.router,
        exercises.router,
        live.router,
        site.router,
    ):
        app.include_router(router)
    site.add_client(app)
    app.add_middleware(Guard, budgets=hall.budgets, origins=origins, keeper=hall.keeper)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(StoreError, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    return app


async def _denied(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Denied)
    again = {"retry-after": "1"} if error.status in (429, 503) else None
    return JSONResponse({"code": error.code, "message": error.said(language_of(request))}, error.status, again)


async def _unavailable(request: Request, _: Exception) -> JSONResponse:
    return await _denied(request, Denied("unavailable", "The store does not answer: try again.", 503))


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _denied(request, misread(error.errors()[0]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    page = site.lost_page(request) if error.status_code == HTTPStatus.NOT_FOUND else None
    if page is not None:
        return page
    answer = await _denied(request, unanswered(error))
    answer.headers.update(error.headers or {})
    return answer
