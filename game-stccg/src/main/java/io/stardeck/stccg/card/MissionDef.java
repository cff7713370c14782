package io.stardeck.stccg.card;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.json.MayBeAbsent;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.CardKind;
import io.stardeck.stccg.card.fact.MissionType;
import io.stardeck.stccg.card.word.Requirement;
import java.util.Optional;
import org.immutables.value.Value;

/** A mission ({@code ST-DAT-10}). */
@Value.Immutable
@JsonTypeName("MISSION")
@JsonSerialize(as = ImmutableMissionDef.class)
@JsonDeserialize(as = ImmutableMissionDef.class)
public abstract non-sealed class MissionDef implements CardDef {

  MissionDef() {}

  /** Where it is. */
  public abstract MissionType missionType();

  /** What it costs to come here, 0 or more. */
  public abstract int span();

  /** What it is worth, 0 or more. */
  public abstract int points();

  /** Who may attempt it; major affiliations. */
  @MayBeAbsent
  public abstract ImmutableSet<Affiliation> affiliations();

  /** Whether any may. */
  @MayBeAbsent
  @Value.Default
  public boolean anyAffiliation() {
    return false;
  }

  /** What solves it: one of them. */
  @MayBeAbsent
  public abstract ImmutableList<Requirement> requirements();

  /** The side that faces the other players, if it differs. */
  public abstract Optional<OtherSide> opponentSide();

  @Override
  public final CardKind kind() {
    return CardKind.MISSION;
  }

  /** What the card says to the players whom it does not belong to ({@code ST-D-02}). */
  public record OtherSide(ImmutableSet<Affiliation> affiliations, int points, int span) {}

  @Override
  public final Words words() {
    return NoWords.NONE;
  }

  /** A builder. */
  public static ImmutableMissionDef.Builder builder() {
    return ImmutableMissionDef.builder();
  }
}
