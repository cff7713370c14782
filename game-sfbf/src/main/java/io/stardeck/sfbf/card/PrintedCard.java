package io.stardeck.sfbf.card;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import java.util.OptionalInt;
import org.immutables.value.Value;

/**
 * An action card as a file describes it: with the symbols, which its kind must agree with ({@code
 * BF-DAT-05}).
 */
@Value.Immutable
@JsonSerialize(as = ImmutablePrintedCard.class)
@JsonDeserialize(as = ImmutablePrintedCard.class)
interface PrintedCard {
  String id();

  CardKind kind();

  OptionalInt value();

  @MayBeAbsent
  ImmutableSet<Symbol> symbols();

  @MayBeAbsent
  @Value.Default
  default boolean rangeLimited() {
    return false;
  }

  static PrintedCard of(ActionCard card) {
    return ImmutablePrintedCard.builder()
        .id(card.id())
        .kind(card.kind())
        .value(card.value() == 0 ? OptionalInt.empty() : OptionalInt.of(card.value()))
        .symbols(card.symbols())
        .rangeLimited(card.rangeLimited())
        .build();
  }

  /** Whether cards of its kind may bear its value, or none; a 0 that is written is no value. */
  default boolean fits() {
    return value().orElse(-1) != 0 && ActionCard.fits(kind(), value().orElse(0));
  }

  default ActionCard card() {
    return new ActionCard(id(), kind(), value().orElse(0));
  }
}
