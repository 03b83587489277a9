"""JSON Schema as types of TypeScript."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(form: dict[str, Any]) -> str:
    """One form as a type."""
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "const" in form:
        return json.dumps(form["const"])
    if "enum" in form:
        return " | ".join(json.dumps(value) for value in form["enum"])
    for many in ("anyOf", "oneOf"):
        if many in form:
            return " | ".join(dict.fromkeys(type_of(one) for one in form[many]))
    kind = form.get("type")
    if kind == "array":
        if "prefixItems" in form:
            return f"[{', '.join(type_of(one) for one in form['prefixItems'])}]"
        inside = type_of(form.get("items", {}))
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if kind == "object":
        if "properties" in form:
            return body(form)
        more = form.get("additionalProperties")
        if "propertyNames" in form and isinstance(more, dict):
            found = f"Record<{type_of(form['propertyNames'])}, {type_of(more)}>"
            return found if "required" in form else f"Partial<{found}>"
        return f"Record<string, {type_of(more) if isinstance(more, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def body(form: dict[str, Any]) -> str:
    """The fields of an object; what has a default may be left out."""
    required = set(form.get("required", ()))
    lines = []
    for name, field in form["properties"].items():
        if "description" in field:
            lines.append(f"  /** {field['description']} */")
        lines.append(f"  {name}{'' if name in required else '?'}: {type_of(field)};")
    if form.get("additionalProperties") is True:
        lines.append("  [more: string]: unknown;")
    return "{\n" + "\n".join(lines) + "\n}"


def definitions(defs: Mapping[str, dict[str, Any]]) -> list[str]:
    """The definitions of a schema, each with what it says of itself."""
    parts = []
    for name, form in defs.items():
        if "description" in form:
            parts.append(f"/** {' '.join(str(form['description']).split())} */")
        is_object = form.get("type") == "object" and "properties" in form
        parts.append(
            f"export interface {name} {body(form)}\n" if is_object else f"export type {name} = {type_of(form)};\n"
        )
    return parts
