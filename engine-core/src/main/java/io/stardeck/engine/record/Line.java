package io.stardeck.engine.record;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonSubTypes.Type;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import io.stardeck.engine.Outcome;
import java.util.Optional;

/** One line of a record. What only the game can read is still a tree. */
@JsonTypeInfo(use = Id.NAME, property = "type")
@JsonSubTypes({@Type(Line.First.class), @Type(Line.Next.class), @Type(Line.Last.class)})
sealed interface Line {
  /** The first line. */
  @JsonTypeName("game")
  record First(int format, String game, String version, JsonNode config, Origin origin)
      implements Line {}

  /** A line for each move. */
  @JsonTypeName("move")
  record Next(JsonNode action, Optional<String> hash) implements Line {
    public Next {
      hash.ifPresent(Ending::checkHash);
    }
  }

  /** The last line. */
  @JsonTypeName("end")
  record Last(int moves, String hash, Optional<Outcome> outcome) implements Line {
    public Last {
      Ending.checkHash(hash);
    }
  }
}
