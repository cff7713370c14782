package io.stardeck.deckbuilder.state.choice;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;

/** One answer to a {@link Question}. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
public sealed interface Answer {
  /** No, none, or done. */
  None NONE = new None();

  /** Yes. */
  Yes YES = new Yes();

  /** In words: cards by their ids, which whoever shows the words can name. */
  String said();

  /** No, none, or done. */
  @JsonTypeName("none")
  record None() implements Answer {
    @Override
    public String said() {
      return "no, none or done";
    }
  }

  /** Yes. */
  @JsonTypeName("yes")
  record Yes() implements Answer {
    @Override
    public String said() {
      return "yes";
    }
  }

  /**
   * A card.
   *
   * @param card which
   */
  @JsonTypeName("card")
  record Card(CardId card) implements Answer {
    @Override
    public String said() {
      return card.toString();
    }
  }

  /**
   * A card that is trashed and one that is gained for it.
   *
   * @param trashed the former
   * @param gained the latter; the same if a Basic Character comes back from its pile
   */
  @JsonTypeName("upgrade")
  record Upgrade(CardId trashed, CardId gained) implements Answer {
    @Override
    public String said() {
      return "to trash " + trashed + " and gain " + gained;
    }
  }

  /**
   * A player.
   *
   * @param seat which
   */
  @JsonTypeName("player")
  record Player(Seat seat) implements Answer {
    @Override
    public String said() {
      return seat.toString();
    }
  }

  /**
   * A number.
   *
   * @param value which
   */
  @JsonTypeName("number")
  record Number(int value) implements Answer {
    @Override
    public String said() {
      return Integer.toString(value);
    }
  }

  /**
   * One of several lists of effects.
   *
   * @param index its position, from 0 on
   */
  @JsonTypeName("branch")
  record Branch(int index) implements Answer {
    @Override
    public String said() {
      return "choice " + (index + 1);
    }
  }

  /**
   * The name of a card.
   *
   * @param name which
   */
  @JsonTypeName("name")
  record Name(String name) implements Answer {
    @Override
    public String said() {
      return name;
    }
  }
}
