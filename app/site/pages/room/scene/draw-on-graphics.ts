import { glossOf } from '#publishing/rooms/paint-stone.shared.ts';
import { metresFromPicture } from '#publishing/rooms/quad-map.shared.ts';
import { lightOfWhite } from '#publishing/rooms/rooms.shared.ts';
import type { RoomPictures, RoomRenderer, Scene, ShownStone } from './room-renderer.ts';
import { roomShader, stoneShader, wholePicture } from './stone-shader.ts';

/** Places of the textures: those of the room, and the slab that is being laid. */
const units = { base: 0, light: 1, gloss: 2, mask: 3, slab: 4 } as const;
const mostTaps = 8;

const contextWishes: WebGLContextAttributes = {
  ...{ alpha: false, antialias: false },
  // Kept, so that the picture can be saved at any time.
  preserveDrawingBuffer: true,
  failIfMajorPerformanceCaveat: true,
};
/** What a processor that only plays a graphics card calls itself: plain code is many times as fast there. */
const played = /swiftshader|llvmpipe|softpipe|software|basic render/i;

type Graphics = WebGL2RenderingContext;

/** @returns undefined where there is no WebGL 2, or no graphics card behind it */
export function createGraphicsRenderer({ room, pictures }: Scene): RoomRenderer | undefined {
  const { width, height } = pictures.base;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const gl = canvas.getContext('webgl2', contextWishes);
  if (!gl || isPlayed(gl)) return undefined;
  const programs = { room: link(gl, roomShader), stone: link(gl, stoneShader) };
  if (!programs.room || !programs.stone) return undefined;
  bindRoom(gl, pictures);
  const slabs = new Map<ImageBitmap, WebGLTexture>();
  gl.viewport(0, 0, width, height);
  const begin = (program: WebGLProgram | undefined, stones: readonly ShownStone[]) => {
    const set = bindProgram(gl, program as WebGLProgram);
    set.numbers('seam', room.seam ?? [-1, -1]);
    set.numbers('height', [height]);
    set.numbers('channels', channelsOf(stones));
    return set;
  };
  return {
    canvas,
    draw(stones, onDrawn) {
      gl.disable(gl.BLEND);
      begin(programs.room, stones);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      for (const stone of stones) {
        bindSlab(gl, slabs, stone.picture);
        setStone(begin(programs.stone, [stone]), stone);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
      forgetOthers(gl, slabs, stones);
      onDrawn();
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function isPlayed(gl: Graphics): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  return names !== null && played.test(String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)));
}

function channelsOf(stones: readonly ShownStone[]): number[] {
  return [0, 1, 2].map((channel) => (stones.some(({ surface }) => surface.channel === channel) ? 1 : 0));
}

function link(gl: Graphics, fragment: string): WebGLProgram | undefined {
  const program = gl.createProgram();
  const parts = [
    [gl.VERTEX_SHADER, wholePicture],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [kind, source] of parts) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}

function bindRoom(gl: Graphics, pictures: RoomPictures): void {
  for (const name of ['base', 'light', 'gloss', 'mask'] as const) {
    bindTexture(gl, units[name], gl.createTexture());
    upload(gl, pictures[name]);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  }
}

function bindTexture(gl: Graphics, unit: number, texture: WebGLTexture): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
}

function upload(gl: Graphics, picture: ImageBitmap): void {
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
}

/** The slab in all sizes down to a point, read at several places where it lies aslant. */
function bindSlab(gl: Graphics, slabs: Map<ImageBitmap, WebGLTexture>, picture: ImageBitmap): void {
  const known = slabs.get(picture);
  const texture = known ?? gl.createTexture();
  bindTexture(gl, units.slab, texture);
  if (known) return;
  slabs.set(picture, texture);
  upload(gl, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.MIRRORED_REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.MIRRORED_REPEAT);
  const aslant = gl.getExtension('EXT_texture_filter_anisotropic');
  if (!aslant) return;
  const most = gl.getParameter(aslant.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number;
  gl.texParameterf(gl.TEXTURE_2D, aslant.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(most, mostTaps));
}

function forgetOthers(
  gl: Graphics,
  slabs: Map<ImageBitmap, WebGLTexture>,
  stones: readonly ShownStone[],
): void {
  for (const [picture, texture] of slabs) {
    if (stones.some((stone) => stone.picture === picture)) continue;
    gl.deleteTexture(texture);
    slabs.delete(picture);
  }
}

type Setter = ReturnType<typeof createSetter>;

function bindProgram(gl: Graphics, program: WebGLProgram): Setter {
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, and no hook
  gl.useProgram(program);
  const set = createSetter(gl, program);
  for (const [name, unit] of Object.entries(units)) set.whole(name, unit);
  return set;
}

function createSetter(gl: Graphics, program: WebGLProgram) {
  const find = (name: string) => gl.getUniformLocation(program, name);
  return {
    whole: (name: string, value: number) => gl.uniform1i(find(name), value),
    matrix(name: string, rows: readonly number[]): void {
      if (rows.length === 4) gl.uniformMatrix2fv(find(name), true, rows);
      else gl.uniformMatrix3fv(find(name), true, rows);
    },
    numbers(name: string, values: readonly number[]): void {
      if (values.length === 1) gl.uniform1fv(find(name), values);
      else if (values.length === 2) gl.uniform2fv(find(name), values);
      else gl.uniform3fv(find(name), values);
    },
  };
}

function setStone(set: Setter, { surface, pattern, finish }: ShownStone): void {
  set.matrix('metres', metresFromPicture(surface.quad, surface.size));
  set.numbers('size', pattern.size);
  set.numbers('slabSize', pattern.slab);
  for (const name of ['piece', 'origin', 'spare'] as const) set.numbers(name, pattern[name]);
  set.numbers('joint', [pattern.joint]);
  set.numbers('shine', [glossOf[finish]]);
  set.numbers('lightOfWhite', [lightOfWhite]);
  set.matrix('toSlab', pattern.toSlab);
  for (const name of ['isRunning', 'isBook'] as const) set.whole(name, Number(pattern[name]));
}
