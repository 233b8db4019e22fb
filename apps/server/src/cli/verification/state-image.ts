import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** The image was made of other classes than those of this version: nothing can be told from it. */
export class ImageDoesNotFit extends Error {}

/** Stands for an instance of a class, and for a function, which is never kept: the names are none of ours. */
const CLASS = '\0class';
const FUNCTION = '\0function';

type Fields = Record<string, unknown>;
type Class = abstract new (...args: never[]) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isFlat = (value: object): value is Uint8Array => ArrayBuffer.isView(value);

/**
 * Writes a graph of objects down as bytes and brings it back: maps, sets, flat arrays, plain objects and instances, each
 * once however many refer to it. What is brought back is put into a graph that was made anew, object by object where it
 * has one in the same place, so that functions that hold on to those see what they hold. `made` are the classes whose
 * instances come to be while the graph is used; others are found in the new graph.
 */
export class StateImage {
  constructor(
    private readonly made: readonly Class[],
    /** Fields of the root's `state` that are made anew, or that products declare. */
    private readonly aside: ReadonlySet<string>,
  ) {}

  /** The graph behind `root` as bytes. */
  write(root: object): Buffer {
    const mirrors = new Map<object, object>();
    return serialize(this.mirrorOf(root, mirrors));
  }

  /** Brings what was written back into `root`, which was made as the written one was before anything was done to it. */
  restore(root: object, image: Uint8Array): void {
    const mirror: unknown = deserialize(image);
    const restored = new Map<object, object>();
    this.pair(mirror, root, restored);
    const filled = new Set<object>();
    new Filling(this.classesOf(root), restored, filled).value(mirror);
  }

  /** What classes and their fields an image of such a graph is made of, as one hash. */
  formOf(root: object): string {
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
      for (const name of this.namesOf(value)) into[name] = this.mirrorOf(Reflect.get(value, name), mirrors);
    }
    return mirror;
  }

  /** Finds the object of the new graph that stands where the written one stood. */
  private pair(mirror: unknown, fresh: unknown, restored: Map<object, object>): void {
    if (!isObject(mirror) || !isObject(fresh) || isFlat(mirror) || Object.isFrozen(fresh)) return;
    if (restored.has(mirror) || classOf(mirror) !== nameOf(fresh)) return;
    restored.set(mirror, fresh);
    if (mirror instanceof Map) {
      for (const [key, held] of mirror) this.pair(held, (fresh as Map<unknown, unknown>).get(key), restored);
    } else if (!(mirror instanceof Set)) {
      for (const [name, held] of Object.entries(fieldsOf(mirror)))
        this.pair(held, Reflect.get(fresh, name), restored);
    }
  }

  private classesOf(root: object): Map<string, { readonly constructor: unknown }> {
    const classes = new Map(this.made.map((each) => [each.name, each.prototype as { constructor: unknown }]));
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
      else for (const held of this.namesOf(value)) look(Reflect.get(value, held));
    };
    look(root);
    return classes;
  }

  private namesOf(value: object): string[] {
    return Object.keys(value).filter((name) => !this.aside.has(name));
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

/** Fills what was found or has to be made with what was written. */
class Filling {
  constructor(
    private readonly classes: ReadonlyMap<string, { readonly constructor: unknown }>,
    private readonly restored: Map<object, object>,
    private readonly filled: Set<object>,
  ) {}

  value(mirror: unknown): unknown {
    if (!isObject(mirror)) return mirror;
    // A copy: the bytes of all others would stay in memory with it.
    if (isFlat(mirror)) return mirror.slice();
    const isFound = this.restored.has(mirror);
    const into = this.restored.get(mirror) ?? this.made(mirror);
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

  private made(mirror: object): object {
    if (!(CLASS in mirror)) return emptyLike(mirror);
    const name = classOf(mirror);
    const prototype = this.classes.get(name);
    if (!prototype) throw new ImageDoesNotFit(`the class ${name} is not known`);
    return Object.create(prototype) as object;
  }
}
