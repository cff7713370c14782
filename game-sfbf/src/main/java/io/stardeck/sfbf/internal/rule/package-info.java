/**
 * What the rules of all chapters are made of, checks above all, and those that are open in several
 * of them.
 */
@NullMarked
package io.stardeck.sfbf.internal.rule;

import org.jspecify.annotations.NullMarked;
