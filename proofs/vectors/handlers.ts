/** Events that elements have a handler attribute for; each is tried on one element after the other. */
const events =
  `abort activate afterprint afterscriptexecute animationcancel animationend animationiteration animationstart auxclick
beforecopy beforecut beforeinput beforeprint beforescriptexecute beforetoggle beforeunload begin blur bounce cancel canplay
canplaythrough change click close command contentvisibilityautostatechange contextmenu copy cuechange cut dblclick drag dragend
dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout formdata
fullscreenchange gesturechange gestureend gesturestart gotpointercapture hashchange input invalid keydown keypress keyup load
loadeddata loadedmetadata loadend loadstart lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove
mouseout mouseover mouseup mousewheel offline online pagehide pageshow paste pause play playing pointercancel pointerdown
pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange repeat reset
resize scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange
selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart
transitioncancel transitionend transitionrun transitionstart unhandledrejection unload volumechange waiting webkitanimationend
webkitanimationstart webkittransitionend wheel`.split(/\s+/);

const elements = [
  ...[
    'img src=x',
    'svg',
    'body',
    'details open',
    'input autofocus',
    'video src=x',
    'audio src=x autoplay',
    'a href=#x',
  ],
  ...[
    'div tabindex=1 contenteditable',
    'select autofocus',
    'textarea autofocus',
    'iframe src=x',
    'object data=x',
  ],
  ...[
    'button popovertarget=x',
    'marquee',
    'form',
    'p style=animation:x',
    'table background=x',
    'dialog open',
    'x-a',
  ],
];

export const handlers: string[] = events.map(
  (event, index) => `<${elements[index % elements.length]} on${event}=RUN>`,
);
