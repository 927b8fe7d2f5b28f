import type { RoomId } from '#publishing/rooms/rooms.shared.ts';
import bathroomBase from './media/bathroom.base.webp?url';
import bathroomGloss from './media/bathroom.gloss.webp?url';
import bathroomLight from './media/bathroom.light.webp?url';
import bathroomMask from './media/bathroom.mask.webp?url';
import facadeBase from './media/facade.base.webp?url';
import facadeGloss from './media/facade.gloss.webp?url';
import facadeLight from './media/facade.light.webp?url';
import facadeMask from './media/facade.mask.webp?url';
import kitchenBase from './media/kitchen.base.webp?url';
import kitchenGloss from './media/kitchen.gloss.webp?url';
import kitchenLight from './media/kitchen.light.webp?url';
import kitchenMask from './media/kitchen.mask.webp?url';
import lobbyBase from './media/lobby.base.webp?url';
import lobbyGloss from './media/lobby.gloss.webp?url';
import lobbyLight from './media/lobby.light.webp?url';
import lobbyMask from './media/lobby.mask.webp?url';
import terraceBase from './media/terrace.base.webp?url';
import terraceGloss from './media/terrace.gloss.webp?url';
import terraceLight from './media/terrace.light.webp?url';
import terraceMask from './media/terrace.mask.webp?url';

/** The room with the stone it was made with; its light on white stone; reflections; where the stone is. */
export type RoomMedia = Record<'base' | 'light' | 'gloss' | 'mask', string>;

export const roomMedia: Readonly<Record<RoomId, RoomMedia>> = {
  kitchen: { base: kitchenBase, light: kitchenLight, gloss: kitchenGloss, mask: kitchenMask },
  lobby: { base: lobbyBase, light: lobbyLight, gloss: lobbyGloss, mask: lobbyMask },
  bathroom: { base: bathroomBase, light: bathroomLight, gloss: bathroomGloss, mask: bathroomMask },
  terrace: { base: terraceBase, light: terraceLight, gloss: terraceGloss, mask: terraceMask },
  facade: { base: facadeBase, light: facadeLight, gloss: facadeGloss, mask: facadeMask },
};
