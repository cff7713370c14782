/**
 * Numbers that can say how they came about: a cost, a strength, a range.
 *
 * <p>A rule works a number out with a {@link io.stardeck.engine.rules.value.Computation}. What it
 * is made from may come in any order: base, set, add, multiply, at most, at least is the order in
 * which it is reckoned.
 *
 * <pre>{@code
 * static int range(View view, Ship ship) { return range(view, ship, Computation.silent()).value(); }
 *
 * static Computation range(View view, Ship ship, Computation sum) {
 *   sum.base(ship.printedRange(), REQ_12, ship.id());
 *   view.modifiers().into(sum, target -> target.is(ship.id(), Number.RANGE));
 *   if (ship.damaged()) sum.atMost(5, DMG_03, ship.id());
 *   return sum.atLeast(0, REQ_12, "");
 * }
 * // in Game.explain: range(view, ship, Computation.explaining()).explained()
 * }</pre>
 *
 * <p>What changes numbers for a time are {@link io.stardeck.engine.rules.value.Modifiers} in the
 * state: each with its source, its target, what it does, and for how long.
 */
@NullMarked
package io.stardeck.engine.rules.value;

import org.jspecify.annotations.NullMarked;
