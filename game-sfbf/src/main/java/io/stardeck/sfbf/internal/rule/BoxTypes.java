package io.stardeck.sfbf.internal.rule;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.card.BoxType;

/**
 * The types of box in the order in which they are offered, without the copy that {@code values()}
 * makes.
 */
public final class BoxTypes {
  public static final ImmutableList<BoxType> ALL = ImmutableList.copyOf(BoxType.values());

  private BoxTypes() {}
}
