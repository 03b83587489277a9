// Holds the page's module against the fixtures that the Python tests read, too: node fair.mjs MODULE FIXTURES
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const fair = await import(pathToFileURL(process.argv[2]));
const { keys, files } = JSON.parse(readFileSync(process.argv[3], "utf-8"));

for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
  const data = randomBytes(length);
  assert.equal(fair.hex(fair.sha256(data)), createHash("sha256").update(data).digest("hex"), `SHA-256 of ${length} bytes`);
}
for (const { name, seed, shares, hash, key, blocks, first } of keys) {
  assert.equal(fair.shareHash(seed), hash, name);
  const found = fair.commonKey(seed, shares);
  assert.equal(fair.hex(found), key, name);
  assert.deepEqual(blocks.map((_, number) => fair.hex(fair.block(found, number))), blocks, name);
  assert.equal(fair.firstSeat(found, shares.length), first, name);
}
for (const { name, file, draws, true: good } of files) {
  assert.equal(fair.check(file, draws).wrong === null, good, name);
}
assert.ok(keys.length >= 4 && files.filter((file) => !file.true).length >= 5);
console.log(`${keys.length} keys and ${files.length} files are as they should be`);
