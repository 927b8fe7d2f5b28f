/** A rectangle over the whole picture, out of nothing but the numbers of its corners. */
export const wholePicture = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1., 0., 1.);
}`;

const maps = `#version 300 es
precision highp float;
precision highp int;
uniform sampler2D light, gloss, mask, base, slab;
uniform vec2 seam;
uniform float height;
out vec4 colour;

vec2 at() { return vec2(gl_FragCoord.x, height - gl_FragCoord.y); }

// The same as bridgeSeam in paint-stone.ts.
vec3 read(sampler2D map) {
  ivec2 point = ivec2(at());
  float x = float(point.x);
  if (x <= seam.x || x >= seam.y) return texelFetch(map, point, 0).rgb;
  vec3 before = texelFetch(map, ivec2(int(seam.x), point.y), 0).rgb;
  vec3 after = texelFetch(map, ivec2(int(seam.y), point.y), 0).rgb;
  return mix(before, after, (x - seam.x) / (seam.y - seam.x));
}`;

/** What the stones leave of the room as it was pictured; \`channels\` has a 1 for each surface with a stone. */
export const roomShader = `${maps}
uniform vec3 channels;
void main() {
  float rest = max(0., 1. - dot(read(mask), channels));
  colour = vec4(texelFetch(base, ivec2(at()), 0).rgb * rest, 1.);
}`;

/** One stone on one surface: lay-stone.ts and paint-stone.ts once more, for a graphics processor. */
export const stoneShader = `${maps}
uniform mat3 metres;
uniform vec3 channels;
uniform vec2 size, slabSize, piece, origin, spare;
uniform float joint, shine, lightOfWhite;
uniform mat2 toSlab;
uniform bool isRunning, isBook;

vec2 fold(vec2 place, out vec2 sign) {
  sign = vec2(place.x < 0. || place.x > size.x ? -1. : 1., place.y < 0. || place.y > size.y ? -1. : 1.);
  return vec2(
    place.x < 0. ? -place.x : place.x > size.x ? 2. * size.x - place.x : place.x,
    place.y < 0. ? -place.y : place.y > size.y ? 2. * size.y - place.y : place.y
  );
}

vec2 cut(ivec2 leaf) {
  uint mixed = uint(leaf.x) * 0x9e3779b1u ^ uint(leaf.y) * 0x85ebca77u;
  mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
  mixed ^= mixed >> 12;
  return (vec2(float(mixed & 0xffffu), float(mixed >> 16)) / 65535. - .5) * spare;
}

float cover(float apart, float pixel) {
  float overlap = min(apart + pixel / 2., joint / 2.) - max(apart - pixel / 2., -joint / 2.);
  return max(0., overlap) / pixel;
}

vec3 jointColour() {
  vec3 mean = textureLod(slab, vec2(.5), 16.).rgb;
  bool isLight = dot(mean, vec3(.2126, .7152, .0722)) > 96. / 255.;
  return mix(mean, (isLight ? vec3(96., 90., 82.) : vec3(128., 124., 118.)) / 255., .4);
}

void main() {
  float amount = dot(read(mask), channels);
  if (amount == 0.) discard;
  vec3 seen = metres * vec3(at(), 1.);
  vec2 place = seen.xy / seen.z;
  vec2 right = (metres[0].xy - place * metres[0].z) / seen.z;
  vec2 down = (metres[1].xy - place * metres[1].z) / seen.z;

  vec2 sign;
  vec2 pieces = (fold(place, sign) - origin) / piece;
  int row = int(floor(pieces.y));
  if (isRunning && (row & 1) == 1) pieces.x += .5;
  ivec2 leaf = ivec2(int(floor(pieces.x)), row);
  vec2 inPiece = (pieces - vec2(leaf)) * piece;
  vec2 mirror = vec2(1.);
  if (isBook) {
    mirror = vec2((leaf.x & 1) == 1 ? -1. : 1., (leaf.y & 1) == 1 ? -1. : 1.);
    leaf = leaf >> 1;
  }
  vec2 up = vec2(1., -1.);
  vec2 onSlab = toSlab * (mirror * (inPiece - piece / 2.)) + cut(leaf);
  vec2 stepRight = toSlab * (sign * mirror * right) / slabSize * up;
  vec2 stepDown = toSlab * (sign * mirror * down) / slabSize * up;
  vec3 stone = textureGrad(slab, .5 + up * onSlab / slabSize, stepRight, stepDown).rgb;

  vec2 toEdge = min(inPiece, piece - inPiece);
  vec2 pixel = abs(right) + abs(down);
  float line = 1. - (1. - cover(toEdge.x, pixel.x)) * (1. - cover(toEdge.y, pixel.y));
  vec3 lit = min(vec3(1.), mix(stone, jointColour(), line) * read(light) / lightOfWhite);
  vec3 screened = 1. - (1. - lit) * (1. - read(gloss) * shine * (1. - line));
  colour = vec4(amount * screened, 0.);
}`;
