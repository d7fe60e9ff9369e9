import superjson from 'superjson';

/**
 * superjson as the service takes it: a tree, without the note that parts of it are the same object.
 * What stands twice, such as a link in a change and in what its page showed, is written out twice.
 */
export const transformer = {
  serialize: (input: unknown) => {
    const { json, meta } = superjson.serialize(input);
    return meta?.values === undefined ? { json } : { json, meta: { values: meta.values } };
  },
  deserialize: superjson.deserialize,
};
