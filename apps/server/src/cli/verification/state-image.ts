import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** The image was made from other classes than this version's: it is unusable. */
export class ImageDoesNotFit extends Error {}

/** Markers for a class instance and for a function, which is never stored. No real property has these names. */
const CLASS = '\0class';
const FUNCTION = '\0function';

type Fields = Record<string, unknown>;
type Class = abstract new (...args: never[]) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFlat = (value: object): value is Uint8Array => ArrayBuffer.isView(value);

/**
 * Serializes an object graph and restores it: maps, sets, flat arrays, plain objects and instances, each once however
 * many references it has. Restoring fills a freshly created graph, reusing its object wherever there is one at the same
 * place, so that closures over these objects see the restored data. `lazyClasses`: classes whose instances appear only in use;
 * all others are found in the fresh graph.
 */
export class StateImage {
  constructor(
    private readonly lazyClasses: readonly Class[],
    /** Fields of the root's `state` that are created anew or declared by products. */
    private readonly excludedFields: ReadonlySet<string>,
  ) {}

  /** The graph below `root` as bytes. */
  write(root: object): Buffer {
    const mirrors = new Map<object, object>();
    return serialize(this.mirrorOf(root, mirrors));
  }

  /** Restores an image into `root`, which must be freshly created as the original was. */
  restore(root: object, image: Uint8Array): void {
    const mirror: unknown = deserialize(image);
    const restored = new Map<object, object>();
    this.matchObjects(mirror, root, restored);
    const filled = new Set<object>();
    new ImageRestorer(this.classesOf(root), restored, filled).value(mirror);
  }

  /** A hash of the names and source of the classes in an image of such a graph; it tells versions apart. */
  classHashOf(root: object): string {
    const classes = [...this.classesOf(root)].sort(([one], [other]) => (one < other ? -1 : 1));
    const hash = createHash('sha256');
    for (const [name, { constructor }] of classes) hash.update(`${name}\n${String(constructor)}\n`);
    return hash.digest('hex');
  }

  private mirrorOf(value: unknown, mirrors: Map<object, object>): unknown {
    if (typeof value === 'function') return FUNCTION;
    if (!isObject(value) || isFlat(value)) return value;
    const known = mirrors.get(value);
    if (known) return known;
    const mirror = emptyLike(value);
    mirrors.set(value, mirror);
    if (value instanceof Map) {
      for (const [key, held] of value)
        (mirror as Map<unknown, unknown>).set(this.mirrorOf(key, mirrors), this.mirrorOf(held, mirrors));
    } else if (value instanceof Set) {
      for (const held of value) (mirror as Set<unknown>).add(this.mirrorOf(held, mirrors));
    } else {
      const into = (CLASS in mirror ? Reflect.get(mirror, 'fields') : mirror) as Fields;
      for (const name of this.fieldNamesOf(value))
        into[name] = this.mirrorOf(Reflect.get(value, name), mirrors);
    }
    return mirror;
  }

  /** Maps written objects to the fresh graph's objects at the same place. */
  private matchObjects(mirror: unknown, fresh: unknown, restored: Map<object, object>): void {
    if (!isObject(mirror) || !isObject(fresh) || isFlat(mirror) || Object.isFrozen(fresh)) return;
    if (restored.has(mirror) || classOf(mirror) !== nameOf(fresh)) return;
    restored.set(mirror, fresh);
    if (mirror instanceof Map) {
      for (const [key, held] of mirror)
        this.matchObjects(held, (fresh as Map<unknown, unknown>).get(key), restored);
    } else if (!(mirror instanceof Set)) {
      for (const [name, held] of Object.entries(fieldsOf(mirror)))
        this.matchObjects(held, Reflect.get(fresh, name), restored);
    }
  }

  private classesOf(root: object): Map<string, { readonly constructor: unknown }> {
    const classes = new Map(
      this.lazyClasses.map((each) => [each.name, each.prototype as { constructor: unknown }]),
    );
    const seen = new Set<object>();
    const look = (value: unknown): void => {
      if (!isObject(value) || isFlat(value) || seen.has(value)) return;
      seen.add(value);
      const name = nameOf(value);
      const prototype = Object.getPrototypeOf(value) as { constructor: unknown };
      if (!PLAIN.has(name)) {
        const other = classes.get(name);
        if (other && other !== prototype) throw new Error(`two classes of the state are called ${name}`);
        classes.set(name, prototype);
      }
      if (value instanceof Map) for (const held of value.values()) look(held);
      else if (value instanceof Set) for (const held of value) look(held);
      else for (const held of this.fieldNamesOf(value)) look(Reflect.get(value, held));
    };
    look(root);
    return classes;
  }

  private fieldNamesOf(value: object): string[] {
    return Object.keys(value).filter((name) => !this.excludedFields.has(name));
  }
}

const PLAIN: ReadonlySet<string> = new Set(['Object', 'Array', 'Map', 'Set']);

const nameOf = (value: object): string =>
  (Object.getPrototypeOf(value) as { constructor: { name: string } } | null)?.constructor.name ?? 'Object';

const classOf = (mirror: object): string =>
  CLASS in mirror ? String(Reflect.get(mirror, CLASS)) : nameOf(mirror);

const fieldsOf = (mirror: object): Fields =>
  (CLASS in mirror ? Reflect.get(mirror, 'fields') : mirror) as Fields;

function emptyLike(value: object): object {
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (Array.isArray(value)) return [];
  const name = nameOf(value);
  return name === 'Object' ? {} : { [CLASS]: name, fields: {} };
}

/** Fills objects, found or newly created, with the written data. */
class ImageRestorer {
  constructor(
    private readonly classes: ReadonlyMap<string, { readonly constructor: unknown }>,
    private readonly restored: Map<object, object>,
    private readonly filled: Set<object>,
  ) {}

  value(mirror: unknown): unknown {
    if (!isObject(mirror)) return mirror;
    // A copy, because the original would keep the whole image's buffer in memory.
    if (isFlat(mirror)) return mirror.slice();
    const isFound = this.restored.has(mirror);
    const into = this.restored.get(mirror) ?? this.createEmpty(mirror);
    this.restored.set(mirror, into);
    if (this.filled.has(mirror)) return into;
    this.filled.add(mirror);
    if (mirror instanceof Map) this.fillMap(into as Map<unknown, unknown>, mirror);
    else if (mirror instanceof Set) this.fillSet(into as Set<unknown>, mirror);
    else this.fillFields(into as Fields, mirror, isFound);
    return into;
  }

  private fillMap(into: Map<unknown, unknown>, mirror: Map<unknown, unknown>): void {
    const held = [...mirror].map(([key, value]) => [this.value(key), this.value(value)] as const);
    into.clear();
    for (const [key, value] of held) into.set(key, value);
  }

  private fillSet(into: Set<unknown>, mirror: Set<unknown>): void {
    const held = [...mirror].map((value) => this.value(value));
    into.clear();
    for (const value of held) into.add(value);
  }

  private fillFields(into: Fields, mirror: object, isFound: boolean): void {
    const fields = fieldsOf(mirror);
    if (Array.isArray(into)) into.length = 0;
    for (const [name, held] of Object.entries(fields)) {
      if (held !== FUNCTION) into[name] = this.value(held);
      else if (!isFound) throw new ImageDoesNotFit(`${classOf(mirror)}.${name} is a function`);
    }
  }

  private createEmpty(mirror: object): object {
    if (!(CLASS in mirror)) return emptyLike(mirror);
    const name = classOf(mirror);
    const prototype = this.classes.get(name);
    if (!prototype) throw new ImageDoesNotFit(`the class ${name} is not known`);
    return Object.create(prototype) as object;
  }
}
