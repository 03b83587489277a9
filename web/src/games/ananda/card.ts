/** What the start page shows of the game. */
import dark from "./card-dark.avif";
import light from "./card.avif";

export default { light, dark, minutes: 40, together: false };
