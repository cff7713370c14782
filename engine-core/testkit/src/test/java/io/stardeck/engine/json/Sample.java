package io.stardeck.engine.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.rules.OpenDraft;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** Values of all kinds that a game may be made of. */
final class Sample {
  private Sample() {}

  enum Colour {
    RED,
    BLUE
  }

  record CardId(@JsonValue String value) {
    CardId {
      checkArgument(
          value.matches("[a-z0-9-]{1,20}"), "a card is named by letters, not \"%s\"", value);
    }

    @JsonCreator
    static CardId of(String value) {
      return new CardId(value);
    }
  }

  record Card(CardId id, int cost, Colour colour, Optional<String> text, OptionalInt strength) {
    Card {
      checkArgument(cost >= 0, "a cost is 0 or more, not %s", cost);
    }

    public boolean isFree() {
      return cost == 0;
    }

    public String getSummary() {
      return id + " " + cost;
    }
  }

  record CardSet(String name, ImmutableList<Card> cards) {}

  @JsonTypeInfo(use = Id.NAME, property = "type")
  sealed interface Step extends Frame permits Turn, Idle, Attack {}

  @JsonTypeName("turn")
  record Turn(Seat active) implements Step {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of(active);
    }
  }

  @JsonTypeName("idle")
  record Idle() implements Step {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }
  }

  @MayBeAbsent
  @Value.Immutable
  @JsonSerialize(as = ImmutableShip.class)
  @JsonDeserialize(as = ImmutableShip.class)
  interface Ship {
    String name();

    @Value.Default
    default int speed() {
      return 1;
    }

    ImmutableList<String> crew();
  }

  @SuppressWarnings("deprecation") // Jackson's own view of the value, that nobody else may use
  @Value.Immutable
  @JsonTypeName("attack")
  @JsonSerialize(as = ImmutableAttack.class)
  @JsonDeserialize(as = ImmutableAttack.class)
  sealed interface Attack extends Step permits ImmutableAttack, ImmutableAttack.Json {
    Seat attacker();

    int strength();

    Optional<Seat> target();

    ImmutableList<CardId> cards();

    @Override
    default ImmutableList<Seat> deciders() {
      return ImmutableList.of(attacker());
    }

    @Value.Check
    default void check() {
      checkArgument(strength() < 100, "a strength is less than 100, not %s", strength());
    }
  }

  record Table(
      Chance chance,
      Pile<Step> phases,
      OpenDraft<Step> desk,
      ImmutableMap<Seat, ImmutableList<CardId>> hands,
      ImmutableMap<CardId, Integer> counters,
      ImmutableSet<CardId> seen,
      long bound,
      double share,
      boolean open) {}
}
