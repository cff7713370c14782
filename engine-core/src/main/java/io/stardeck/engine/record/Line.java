package io.stardeck.engine.record;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import io.stardeck.engine.Outcome;
import java.util.Optional;

/** One line of a record. What only the game can read is still a tree. */
@JsonTypeInfo(use = Id.NAME, property = "type")
sealed interface Line {
  /** Over this line and all before it; see {@link RunningHash}. */
  String sum();

  /** The same line with that sum. */
  Line withSum(String sum);

  /** The first line. */
  @JsonTypeName("game")
  record First(int format, String game, String version, JsonNode config, Origin origin, String sum)
      implements Line {
    static First of(Beginning<?> begun, JsonNode config) {
      return new First(Records.FORMAT, begun.game(), begun.version(), config, begun.origin(), "");
    }

    /** The same line as it is shown while the game goes on. */
    First shown() {
      return origin instanceof Origin.Seeded seed && seed.salt().isPresent()
          ? new First(format, game, version, config, seed.commit(), sum)
          : this;
    }

    @Override
    public First withSum(String other) {
      return new First(format, game, version, config, origin, other);
    }
  }

  /** A line for each move. */
  @JsonTypeName("move")
  record Next(JsonNode action, Optional<String> hash, String sum) implements Line {
    public Next {
      hash.ifPresent(Ending::checkHash);
    }

    @Override
    public Next withSum(String other) {
      return new Next(action, hash, other);
    }
  }

  /** The last line. */
  @JsonTypeName("end")
  record Last(int moves, String hash, Optional<Outcome> outcome, String sum) implements Line {
    public Last {
      Ending.checkHash(hash);
    }

    @Override
    public Last withSum(String other) {
      return new Last(moves, hash, outcome, other);
    }
  }
}
