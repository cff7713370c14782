package io.stardeck.deckbuilder.card.word;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;

/** What a cost is paid in: all of it, or it cannot be paid. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "in")
public sealed interface Price {
  /** How much, or how many cards. */
  Amount n();

  /**
   * XP is spent.
   *
   * @param n how much
   */
  @JsonTypeName("XP")
  record Xp(Amount n) implements Price {}

  /**
   * Cards are discarded.
   *
   * @param sel which
   * @param n how many
   */
  @JsonTypeName("DISCARD")
  record DiscardCards(Selector sel, Amount n) implements Price {}

  /**
   * Cards are trashed.
   *
   * @param sel which
   * @param n how many
   */
  @JsonTypeName("TRASH")
  record TrashCards(Selector sel, Amount n) implements Price {}

  /**
   * Damage on the own flagship, past its Shields; payable only if that does not defeat it.
   *
   * @param n how much
   */
  @JsonTypeName("DAMAGE")
  record TakeDamage(Amount n) implements Price {}
}
