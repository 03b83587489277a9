/** Everything of the stage that needs three.js: import it lazily. `support` and `symbols` may be imported at once. */
export { Materials, noise, painted, type Finish } from "./materials";
export { type Target } from "./lights";
export { easeInOut, easeOut, Motion, settle, type TweenOptions } from "./motion";
export { cast, halo, monk, prism, regular, ring, roundedRectangle, sheet, slab, tray, turned, type Outline } from "./pieces";
export { robeOf } from "../paint";
export { inscription, playerMonk, seatNumber } from "./players";
export { type Hit, meetLevel, pickable, type PointerHandlers, type PointerInfo } from "./pointer";
export { type Preset, Rig, type RigOptions } from "./rig";
export { clear, release, Stage, type StageOptions } from "./stage";
