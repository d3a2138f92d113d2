"""Updates of both versions of the protocol."""


def views_of(update):
    """The updates of version 1 that say what this one says: one for each of its views."""
    if update["version"] == 1:
        return [update]
    shared = {key: value for key, value in update.items() if key not in ("seats", "views")}
    views = update.get("views") or [{"seat": seat} for seat in update["seats"] or [None]]
    return [{**shared, **view} for view in views]
