package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.Rarity;
import io.stardeck.stccg.card.word.GameEffect;
import java.util.List;
import java.util.Optional;

/** One kind of card, as a set describes it ({@code ST-DAT-01} to {@code ST-DAT-21}). */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface CardDef
    permits MissionDef,
        DilemmaDef,
        ArtifactDef,
        OutpostDef,
        ShipDef,
        PersonnelDef,
        EquipmentDef,
        EventDef,
        InterruptDef {
  /** The name that decks and states know it by; one of its own in its set. */
  String id();

  /** The printed name. */
  String name();

  /** How often it was printed, if that is told; no rule reads it ({@code ST-CMP-15}). */
  Optional<Rarity> rarity();

  /** What the card tells of its world; no rule reads it ({@code ST-DAT-02}). */
  Optional<String> lore();

  /** What it does, in words for players; never read by the rules. */
  Optional<String> text();

  /** Its kind. */
  CardKind kind();

  /** What it does as long as it lies in play; empty words if nothing. */
  Words words();

  /**
   * The name that ties versions of one person or ship together; its own name for any other card.
   */
  default String uniqueKey() {
    return name();
  }

  /** Whether it puts a stake ({@code ST-SPC-11}), wherever its data say so. */
  default boolean stakes() {
    return EffectLists.of(this).stream()
        .flatMap(List::stream)
        .anyMatch(effect -> effect.includes(GameEffect.Stakes.class));
  }

  /** Whether any number of it may be in play ({@code ST-UNQ-05}, {@code ST-UNQ-06}). */
  default boolean universal() {
    return true;
  }
}
