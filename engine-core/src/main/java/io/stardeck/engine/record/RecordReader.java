package io.stardeck.engine.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Action;
import io.stardeck.engine.Fault;
import io.stardeck.engine.GameInfo;
import io.stardeck.engine.json.Bounds;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.json.GameJson;
import io.stardeck.engine.record.Unreadable.LineFault;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the lines of one record and notes what is wrong with each. */
final class RecordReader<C, A extends Action> {
  private final GameInfo info;
  private GameJson<C, ?, A, ?> json;
  private final List<LineFault> faults = new ArrayList<>();
  private final RunningHash sum = new RunningHash();
  private int line = 1;
  private boolean summed = true;

  RecordReader(GameInfo info, GameJson<C, ?, A, ?> json) {
    this.info = info;
    this.json = json;
  }

  Reading<C, A> read(String text) {
    if (text.length() > Records.MAX_TEXT) {
      return failed(0, "longer than " + Records.MAX_TEXT + " characters");
    }
    String trimmed = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    Iterator<String> lines = Splitter.on('\n').split(trimmed).iterator();
    try {
      JsonNode first = EngineJson.parse(lines.next());
      Heading heading = Heading.read(first);
      summed = heading.format() != FormatOne.FORMAT;
      Optional<Unreadable> foreign = Records.foreign(info, heading);
      return foreign.isPresent()
          ? new Reading.Failed<>(foreign.get())
          : rest(beginning(first), lines);
    } catch (FaultException e) {
      // Without its beginning nothing of a record makes sense.
      note(e);
      return failed();
    }
  }

  private Beginning<C> beginning(JsonNode tree) {
    Line.First first = EngineJson.read(summed ? tree : FormatOne.first(tree), Line.First.class);
    C config = within("config", json::readConfig, first.config());
    checkSum(first);
    json = json.knowing(config);
    return new Beginning<>(first.game(), first.version(), config, first.origin());
  }

  private Reading<C, A> rest(Beginning<C> beginning, Iterator<String> lines) {
    GameRecord<C, A> record = GameRecord.of(beginning);
    while (lines.hasNext() && faults.size() < Bounds.FAULTS) {
      line++;
      String text = lines.next();
      try {
        JsonNode tree = EngineJson.parse(text);
        Line next = EngineJson.read(summed ? tree : FormatOne.next(tree), Line.class);
        record = next(record, next);
        checkSum(next);
      } catch (FaultException e) {
        note(e);
      }
    }
    return faults.isEmpty() ? new Reading.Read<>(record) : failed();
  }

  private GameRecord<C, A> next(GameRecord<C, A> record, Line next) {
    if (record.ending().isPresent()) {
      throw fault("", "the record has ended already");
    }
    if (next instanceof Line.Next move) {
      return record.with(
          new Move<>(within("action", json::readAction, move.action()), move.hash()));
    }
    if (next instanceof Line.Last last) {
      // A faulty line before this one is told already, and its move is missing here.
      if (faults.isEmpty() && last.moves() != record.length()) {
        throw fault("moves", "there were " + record.length() + " moves, not " + last.moves());
      }
      return record.ended(new Ending(last.hash(), last.outcome()));
    }
    throw fault("type", "a record begins once");
  }

  /** Without a faulty line before it, which is told already, no line has its sum. */
  private void checkSum(Line next) {
    if (summed && !sum.fits(next) && faults.isEmpty()) {
      throw fault("sum", "this line, or its place, is not as it was written");
    }
  }

  /** Reads a part of the line, and tells its faults as those of the line. */
  private static <T> T within(String field, Function<JsonNode, T> reader, JsonNode part) {
    try {
      return reader.apply(part);
    } catch (FaultException e) {
      throw e.within(field);
    }
  }

  private static FaultException fault(String path, String message) {
    return new FaultException(ImmutableList.of(new Fault(path, message)));
  }

  private void note(FaultException e) {
    e.faults().forEach(fault -> faults.add(new LineFault(line, fault)));
  }

  private Reading<C, A> failed(int at, String message) {
    faults.add(new LineFault(at, new Fault("", message)));
    return failed();
  }

  private Reading<C, A> failed() {
    return new Reading.Failed<>(new Unreadable.Faulty(ImmutableList.copyOf(faults)));
  }
}
