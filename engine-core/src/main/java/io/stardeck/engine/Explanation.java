package io.stardeck.engine;

import com.google.common.collect.ImmutableList;

/**
 * Why a number is what it is.
 *
 * @param value the number
 * @param parts how it came about, in order; the last of them arrives at {@code value}
 */
public record Explanation(int value, ImmutableList<Part> parts) {}
