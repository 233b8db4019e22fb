import fc from 'fast-check';

// Otherwise fast-check fills no array or string with more than about ten elements, whatever maximum a property names.
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true });
